// What Parcheesi.cs promises, checked: layout, values, texts, refusals, errors, and with the header as argument that it
// has the same functions and numbers. It says what failed and ends with 1.
using System;
using System.Linq;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using Parcheesi;

internal static class Check
{
    private static int failures;

    private static unsafe int Main(string[] arguments)
    {
        Expect(sizeof(Game) == 128 && sizeof(Dice) == 16 && sizeof(HouseRules) == 32 && sizeof(View) == 128, "sizes");
        Expect(sizeof(Parcheesi.Action) == 8 && sizeof(Event) == 16 && sizeof(Pending) == 4 && sizeof(Refusal) == 24, "sizes");

        Game game = Game.Standard();
        Game start = game;
        Expect(game.ToString() == "Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll", "the text of the start");
        Expect(game.LegalActions().Length == 36, "36 rolls");
        Event[] events = game.Apply(Parcheesi.Action.Roll(5, 2));
        Expect(events.Length == 1 && events[0].Kind == EventKind.Rolled && events[0].Value == 5, "the event of a roll");
        Expect(game != start && start == Game.Standard() && Game.Parse(game.ToString()) == game, "a game is a value");
        Expect(game.GetHashCode() == Game.Parse(game.ToString()).GetHashCode(), "equal games have equal hashes");
        Expect(game.Pending().Select(pending => (int)pending.Value).SequenceEqual(new[] { 2, 5 }), "two dice are pending");
        foreach (Parcheesi.Action action in game.LegalActions())
        {
            Game next = game;
            Expect(next.Check(action, out _) && next.TryApply(action, out _) && next != game, "listed actions work");
        }
        game.Apply(game.LegalActions()[0]);
        Expect(game.Place(Color.Yellow, 0) == 0 && game.Winner == Color.Nobody, "a pawn has left its nest");
        Expect(game.Path(Parcheesi.Action.Parse("0+2")).SequenceEqual(new byte[] { 1, 2 }), "the path of a move");
        var dice = new Dice(7);
        var same = new Dice(7);
        Expect(start.BotChoose(Level.Hard, ref dice, out Parcheesi.Action thrown)
            && thrown.ToString() == same.Roll().ToString(), "a computer player throws the dice");
        Expect(Game.Parse("Y:5,24,n,n/R:20,n,n,n Y 6-2:2").BotChoose(Level.Medium, ref dice, out Parcheesi.Action chosen)
            && chosen.ToString() == "0+2" && dice.Below(1000) == same.Below(1000), "a computer player takes a safe space");
        Expect(!Game.Parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").BotChoose(Level.Easy, ref dice, out _), "the game is over");

        for (byte number = 0; number < 109; number++)
        {
            string text = Parcheesi.Action.FromNumber(number).ToString();
            Expect(Parcheesi.Action.Parse(text).Number == number, "an action has a text and a number");
        }

        Game duty = Game.Parse("Y:0,n,n,n/R:9,9,n,n Y 3-6:36");
        Game before = duty;
        try
        {
            duty.Apply(Parcheesi.Action.Parse("0+3"));
            Expect(false, "a refused action throws");
        }
        catch (RefusedException refused)
        {
            Expect(refused.Message == "pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)",
                "the sentence of a refusal");
            Expect(refused.Status == Status.Illegal && refused.Refusal.Better.ToString() == "0+6", "a better action");
        }
        Expect(duty == before && !duty.TryApply(Parcheesi.Action.Parse("0+3"), out _) && duty == before, "unchanged");
        Expect(Game.Parse("Y:*,*,*,*/R:n,n,n,n Y over w=Y").Winner == Color.Yellow, "the winner");
        ExpectStatus(Status.Format, () => Game.Parse(""));
        ExpectStatus(Status.Format, () => Parcheesi.Action.Parse("0+7"));
        Expect(duty.LegalActions().Contains(Parcheesi.Action.Parse("0+6")), "an action is found by what it does");
        Expect(Parcheesi.Action.Parse("0+6") != Parcheesi.Action.Parse("0+6h"), "by another path it is another action");
        Expect(duty.Check(Parcheesi.Action.Parse("0+3"), out Refusal why) == false && why.Reason == Reason.FewerPips, "a reason");
        var room = new Parcheesi.Action[Native.MaxActions];
        int listed = duty.LegalActions(room);
        Expect(room.Take(listed).SequenceEqual(duty.LegalActions()) && listed == 1, "a list in an array of the caller's");
        var told = new Event[Native.MaxEvents];
        Expect(duty.TryApply(Parcheesi.Action.Parse("0+3"), told) == -1 && duty == before, "no events of a refused action");
        int counted = duty.TryApply(room[0], told);
        Expect(told.Take(counted).SequenceEqual(before.Apply(room[0])) && duty == before, "events in an array of the caller's");
        View seen = Game.Parse("Y:*,*,*,*/R:9,9,n,h1/G:n,n,n,n R 4-4:44 d1 p01@9 w=Y rules=playon").View;
        Expect(seen.ColorAt(1) == Color.Red && seen.PlaceOf(Color.Red, 3) == Places.RowFirst, "a view");
        Expect(seen.DieAt(1) == 4 && seen.PlacingAt(0) == Color.Yellow && seen.PartnerOf(1) == 9, "a view");
        Expect(seen.BlockadeAgeOf(Color.Red, 0) == 0, "a view");
        foreach (Action<View> beyond in new Action<View>[]
            { v => v.ColorAt(3), v => v.DieAt(2), v => v.PlacingAt(1), v => v.PlaceOf(Color.Nobody, 0), v => v.PartnerOf(-1) })
        {
            ExpectBeyond(() => beyond(seen));
        }
        Dice restored = Dice.FromBytes(same.ToBytes());
        Expect(restored.Roll() == same.Roll() && restored.ToBytes().SequenceEqual(same.ToBytes()), "dice as bytes");
        ExpectStatus(Status.Invalid, () => Dice.FromBytes(new byte[15]));
        ExpectStatus(Status.Invalid, () => Dice.FromBytes(null));
        Expect(Game.Create(new HouseRules(), Color.Yellow, Color.Red).HouseRules.Equals(HouseRules.Of(Rules.Standard)),
            "house rules of zeros are the standard");
        Expect(Game.Create(new HouseRules { Finish = Finish.PlayOn }, Color.Yellow, Color.Red).ToString().EndsWith("rules=playon"),
            "an option");
        ExpectStatus(Status.Invalid, () => Game.Create(HouseRules.Of(Rules.Standard), Color.Yellow));
        ExpectStatus(Status.Invalid, () => Game.Create(HouseRules.Of(Rules.Standard)));
        ExpectStatus(Status.Invalid, () => Game.Create(HouseRules.Of(Rules.Standard), null));
        ExpectStatus(Status.Invalid, () => Game.Standard().Apply(new Parcheesi.Action()));
        ExpectStatus(Status.Stage, () => Game.Standard().Apply(Parcheesi.Action.Parse("end")));
        ExpectStatus(Status.Corrupt, () => new Game().ToString());
        Game drawn = Game.Parse("Y:1,n,n,n/R:3,n,n,n Y 2-4:24");
        Event[] happened = drawn.Apply(Parcheesi.Action.Parse("0+2"));
        Expect(happened[0].ToString() == "Yellow's pawn 0 moves 2 from space 1 to space 3", "the sentence of an event");
        string plain = drawn.Svg();
        Expect(plain.StartsWith("<svg ") && plain.Contains(drawn.ToString()), "a picture of the position");
        Expect(drawn.Svg(Mark.Targets, 1) == plain && drawn.Svg(Mark.Targets, 0) != plain, "the targets of a pawn");
        Expect(drawn.Svg(lastMove: happened[0]).Length > plain.Length, "the last move");
        ExpectStatus(Status.Invalid, () => drawn.Svg((Mark)4));
        Game classic = Game.Create(HouseRules.Of(Rules.Classic), Color.Yellow, Color.Red);
        Expect(classic.ToString() == "Y:n,n,n,n/R:n,n,n,n Y roll rules=classic", "house rules");
        Expect(classic.HouseRules.BlockadeLimit == 3 && start.HouseRules.BlockadeLimit == 0, "the house rules of a game");
        if (arguments.Length == 1)
        {
            string header = File.ReadAllText(arguments[0]);
            CompareWithHeader(header);
            CompareLayout(header);
        }
        return failures == 0 ? 0 : 1;
    }

    private static void CompareWithHeader(string header)
    {
        var declared = new SortedSet<string>();
        foreach (Match match in Regex.Matches(header, @"^PARCHEESI_API\s+[^;]*?(parcheesi_\w+)\(", RegexOptions.Multiline))
        {
            declared.Add(match.Groups[1].Value);
        }
        Expect(declared.Count > 20, "the header declares functions");
        Expect(declared.SetEquals(typeof(Native).GetMethods().Select(m => m.Name).Where(n => n.StartsWith("parcheesi_"))),
            "Native has the functions of the header");

        var numbers = new Dictionary<string, long>();
        foreach (Match match in Regex.Matches(header, @"^#define PARCHEESI_(\w+) (\d+)$", RegexOptions.Multiline))
        {
            numbers[match.Groups[1].Value.Replace("_", "")] = long.Parse(match.Groups[2].Value);
        }
        foreach (Match match in Regex.Matches(header, @"PARCHEESI_(STATUS_\w+) = (-?\d+)"))
        {
            numbers[match.Groups[1].Value.Replace("_", "")] = long.Parse(match.Groups[2].Value);
        }
        Compare<Color>(numbers, "COLOR");
        Compare<Stage>(numbers, "STAGE");
        Compare<ActionKind>(numbers, "ACTION");
        Compare<PathKind>(numbers, "PATH");
        Compare<PendingKind>(numbers, "PENDING");
        Compare<EventKind>(numbers, "EVENT");
        Compare<Rules>(numbers, "RULES");
        Compare<Mark>(numbers, "MARK");
        Compare<Level>(numbers, "LEVEL");
        Compare<Reason>(numbers, "REASON");
        Compare<FiveEntry>(numbers, "FIVEENTRY");
        Compare<SingleDie>(numbers, "SINGLEDIE");
        Compare<DoubletPlay>(numbers, "DOUBLETPLAY");
        Compare<DoubletBottoms>(numbers, "DOUBLETBOTTOMS");
        Compare<RerollUnmoved>(numbers, "REROLLUNMOVED");
        Compare<ThirdDoublet>(numbers, "THIRDDOUBLET");
        Compare<Rewards>(numbers, "REWARDS");
        Compare<HomeRow>(numbers, "HOMEROW");
        Compare<BlockadeTogether>(numbers, "BLOCKADETOGETHER");
        Compare<CaptureRewards>(numbers, "CAPTUREREWARDS");
        Compare<Finish>(numbers, "FINISH");
        Compare<RewardWindow>(numbers, "REWARDWINDOW");
        Compare<Status>(numbers, "STATUS");
        foreach (var field in typeof(Places).GetFields())
        {
            Expect(Convert.ToInt64(field.GetRawConstantValue()) == numbers[field.Name.ToUpperInvariant()], field.Name);
        }
        foreach (string name in new[] { "AbiVersion", "MaxActions", "MaxEvents", "MaxPending", "MaxPath", "MaxText", "MaxSvg" })
        {
            object value = typeof(Native).GetField(name).GetRawConstantValue();
            Expect(Convert.ToInt64(value) == numbers[name.ToUpperInvariant()], name);
        }
    }

    // None and Nobody are the two that the enums have besides.
    private static void Compare<T>(Dictionary<string, long> numbers, string prefix)
    {
        var here = Enum.GetValues(typeof(T)).Cast<object>().Where(v => v.ToString() != "None" && v.ToString() != "Nobody")
            .Select(v => prefix + v.ToString().ToUpperInvariant() + " " + Convert.ToInt64(v));
        var there = numbers.Where(n => n.Key.StartsWith(prefix) && !n.Key.EndsWith("COUNT")).Select(n => n.Key + " " + n.Value);
        Expect(new SortedSet<string>(here).SetEquals(there), "the numbers of " + typeof(T));
    }

    // Every field of the header has its like here, at the same offset, and no struct has another size.
    private static void CompareLayout(string header)
    {
        var types = new Dictionary<string, Type>
        {
            { "game", typeof(Game) }, { "rng", typeof(Dice) }, { "house_rules", typeof(HouseRules) }, { "view", typeof(View) },
            { "action", typeof(Parcheesi.Action) }, { "event", typeof(Event) }, { "pending", typeof(Pending) },
            { "refusal", typeof(Refusal) },
        };
        var there = new SortedSet<string>();
        foreach (Match match in Regex.Matches(header, @"offsetof\(parcheesi_(\w+), (\w+)\) == (\d+)"))
        {
            there.Add(match.Groups[1].Value + "." + match.Groups[2].Value.Replace("_", "") + " " + match.Groups[3].Value);
        }
        var here = new SortedSet<string>();
        foreach (var pair in types)
        {
            foreach (var field in pair.Value.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
            {
                here.Add(pair.Key + "." + field.Name.ToLowerInvariant() + " " + Marshal.OffsetOf(pair.Value, field.Name));
            }
            string size = "(sizeof(parcheesi_" + pair.Key + ") == " + Marshal.SizeOf(pair.Value) + ")";
            Expect(header.Contains(size), size);
        }
        Expect(there.Count > 60, "the header has offsets");
        Expect(here.SetEquals(there), "offsets: " + string.Join(", ", here.Except(there).Concat(there.Except(here))));
    }

    private static void Expect(bool holds, string what)
    {
        if (!holds)
        {
            Console.Error.WriteLine("Check: not so: " + what);
            failures++;
        }
    }

    private static void ExpectBeyond(System.Action call)
    {
        try
        {
            call();
            Expect(false, "an index out of range throws");
        }
        catch (ArgumentOutOfRangeException)
        {
        }
    }

    private static void ExpectStatus(Status status, System.Action call)
    {
        try
        {
            call();
            Expect(false, "fails with " + status);
        }
        catch (ParcheesiException exception)
        {
            Expect(exception.Status == status, status + ", not " + exception.Status);
        }
    }
}
