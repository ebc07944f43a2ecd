// Parcheesi for C#: the C interface of the library, with value types that share its layout (C# 9, unsafe code allowed).
//
//     var game = Game.Standard();
//     var dice = new Dice(7);
//     while (game.Stage != Stage.Over)
//     {
//         game.Apply(game.Stage == Stage.Roll ? dice.Roll() : dice.Choose(game.LegalActions()));
//     }
//
// A Game is a struct of 128 bytes: assigning it copies the game, so undo, search and jobs need nothing else. It holds no
// reference and can lie in a NativeArray. What the rules refuse is thrown as RefusedException, whose message is the full
// sentence with the number of the rule; TryApply and Check answer without throwing.
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Parcheesi
{
    /// <summary>A seat, in the direction of travel.</summary>
    public enum Color : byte
    {
        Yellow = 0,
        Blue = 1,
        Red = 2,
        Green = 3,
        Nobody = 255,
    }

    /// <summary>What the player to move has to do now.</summary>
    public enum Stage : byte
    {
        None = 0,
        Roll = 1,
        Dice = 2,
        Rewards = 3,
        Over = 4,
    }

    /// <summary>How well a computer player plays.</summary>
    public enum Level : byte
    {
        Random = 0,
        Easy = 1,
        Medium = 2,
        Hard = 3,
    }

    public enum ActionKind : byte
    {
        None = 0,
        Roll = 1,
        LeaveFive = 2,
        LeaveSum = 3,
        MoveDie = 4,
        MoveReward = 5,
        End = 6,
    }

    public enum PathKind : byte
    {
        None = 0,
        Ring = 1,
        Row = 2,
    }

    public enum PendingKind : byte
    {
        None = 0,
        Roll = 1,
        Die = 2,
        Reward20 = 3,
        Reward10 = 4,
        Reroll = 5,
    }

    /// <summary>What happened. Later versions may add kinds: skip what is unknown.</summary>
    public enum EventKind : byte
    {
        None = 0,
        Rolled = 1,
        LeftNest = 2,
        Moved = 3,
        BlockadeBroken = 4,
        Captured = 5,
        BlockadeFormed = 6,
        ReachedHome = 7,
        RewardEarned = 8,
        DieForfeited = 9,
        RewardForfeited = 10,
        Penalty = 11,
        RollAgain = 12,
        TurnPassed = 13,
        Placed = 14,
        GameOver = 15,
    }

    public enum Status
    {
        Ok = 0,
        Null = -1,
        Invalid = -2,
        Buffer = -3,
        Corrupt = -4,
        Stage = -5,
        Illegal = -6,
        Over = -7,
        Format = -8,
        Unsupported = -9,
        Abi = -10,
        Internal = -100,
    }

    /// <summary>The named sets of house rules.</summary>
    public enum Rules : uint
    {
        Standard = 1,
        Publisher = 2,
        Classic = 3,
    }

    /// <summary>What a picture shows besides the pawns; they can be combined.</summary>
    [Flags]
    public enum Mark : uint
    {
        None = 0,
        SpaceNumbers = 1,

        /// <summary>Where pawns can go now.</summary>
        Targets = 2,
    }

    /// <summary>Places that are no space of the ring (0 to 67).</summary>
    public static class Places
    {
        public const byte Nest = 200;
        public const byte RowFirst = 201;
        public const byte RowLast = 207;
        public const byte Home = 208;
        public const byte Nowhere = 255;
    }

    /// <summary>A call failed for another reason than the rules.</summary>
    public class ParcheesiException : Exception
    {
        public Status Status { get; }

        public ParcheesiException(Status status, string message)
            : base(message)
        {
            Status = status;
        }
    }

    /// <summary>The rules refuse an action; the message is the sentence. The game is as it was.</summary>
    public sealed class RefusedException : ParcheesiException
    {
        public Refusal Refusal { get; }

        public RefusedException(Status status, Refusal refusal)
            : base(status, refusal.ToString())
        {
            Refusal = refusal;
        }
    }

    /// <summary>One thing to do. Its text is that of the library: 3-5, 0e5, 2+6, 2+6h, end.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 8)]
    public struct Action
    {
        public ActionKind Kind;
        public Color Color;
        public byte Pawn;
        public byte Value;
        public byte Value2;
        public PathKind Path;
        public byte From;
        public byte To;

        /// <summary>The throw of two dice, each 1 to 6.</summary>
        public static Action Roll(int die1, int die2)
        {
            return new Action { Kind = ActionKind.Roll, Value = checked((byte)die1), Value2 = checked((byte)die2) };
        }

        /// <summary>The action with this text.</summary>
        public static unsafe Action Parse(string text)
        {
            Native.CheckVersion();
            Action action;
            byte[] bytes = Native.Bytes(text);
            fixed (byte* start = bytes)
            {
                Native.Must(Native.parcheesi_action_from_text(start, (UIntPtr)(bytes.Length - 1), &action));
            }
            return action;
        }

        /// <summary>The action with this dense number, 0 to 108.</summary>
        public static unsafe Action FromNumber(byte number)
        {
            Native.CheckVersion();
            Action action;
            Native.Must(Native.parcheesi_action_from_index(number, &action));
            return action;
        }

        /// <summary>The dense number, 0 to 108, stable for ever.</summary>
        public unsafe byte Number
        {
            get
            {
                Action action = this;
                byte number;
                Native.Must(Native.parcheesi_action_index(&action, &number));
                return number;
            }
        }

        public override unsafe string ToString()
        {
            Action action = this;
            byte* text = stackalloc byte[Native.MaxText];
            UIntPtr size;
            Native.Must(Native.parcheesi_action_to_text(&action, text, (UIntPtr)Native.MaxText, &size));
            return Encoding.UTF8.GetString(text, (int)size);
        }
    }

    /// <summary>One thing that happened; the list of them is enough to animate a board.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 16)]
    public unsafe struct Event
    {
        public EventKind Kind;
        public Color Color;
        public byte Pawn;
        public byte From;
        public byte To;
        public byte Value;
        public byte Value2;
        public PathKind Path;
        public Color OtherColor;
        public byte OtherPawn;
        private fixed byte reserved[6];

        /// <summary>A sentence without a full stop.</summary>
        public override string ToString()
        {
            Event told = this;
            byte* text = stackalloc byte[Native.MaxText];
            UIntPtr size;
            Native.Must(Native.parcheesi_event_to_text(&told, text, (UIntPtr)Native.MaxText, &size));
            return Encoding.UTF8.GetString(text, (int)size);
        }
    }

    /// <summary>Something the player to move still owes or may still use (rule 3.3).</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 4)]
    public unsafe struct Pending
    {
        public PendingKind Kind;
        public byte Value;
        private fixed byte reserved[2];
    }

    /// <summary>Why an action is refused.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 24)]
    public struct Refusal
    {
        public byte Reason;
        public byte RulePart;
        public byte RuleItem;
        public byte Place;
        public Color Color;
        public byte Pawn;
        public byte Value;
        private byte reserved;
        public Action Action;

        /// <summary>Where a duty refuses: an action that begins a better use of the dice. Else its kind is None.</summary>
        public Action Better;

        /// <summary>The full sentence.</summary>
        public override unsafe string ToString()
        {
            Refusal refusal = this;
            byte* text = stackalloc byte[Native.MaxText];
            UIntPtr size;
            Native.Must(Native.parcheesi_refusal_to_text(&refusal, text, (UIntPtr)Native.MaxText, &size));
            return Encoding.UTF8.GetString(text, (int)size);
        }
    }

    /// <summary>House rules 16.1 to 16.13: each the place of its value in the rule's list, from 0, the default.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 4, Size = 32)]
    public unsafe struct HouseRules
    {
        private uint structSize;
        public byte FiveEntry;
        public byte SingleDie;
        public byte DoubletPlay;
        public byte DoubletBottoms;
        public byte RerollUnmoved;
        public byte ThirdDoublet;
        public byte Rewards;
        public byte HomeRow;
        public byte BlockadeTogether;
        public byte BlockadeLimit;
        public byte CaptureRewards;
        public byte Finish;
        public byte RewardWindow;
        private fixed byte reserved[15];

        public static HouseRules Of(Rules preset)
        {
            Native.CheckVersion();
            HouseRules rules;
            Native.Must(Native.parcheesi_house_rules_init(&rules, (uint)sizeof(HouseRules), (uint)preset));
            return rules;
        }
    }

    /// <summary>Everything that a renderer needs. The place of a pawn is Places[4 * color + pawn].</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 4, Size = 128)]
    public unsafe struct View
    {
        private uint structSize;
        public Stage Stage;
        public Color Color;
        public byte ColorCount;
        public Color Winner;
        public fixed byte Colors[4];
        public byte Die1;
        public byte Die2;
        public byte DiceCount;
        public byte Doublets;
        public fixed byte Dice[4];
        public byte Twenties;
        public byte Tens;
        public byte CaptureRewarded;
        public byte PlacingCount;
        public fixed byte Placings[4];
        public fixed byte Places[16];
        public fixed byte BlockadeAges[16];
        public fixed byte Partners[4];
        private fixed byte reserved[64];
    }

    /// <summary>A seeded generator whose values are the same everywhere, for ever. Not for secrets.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 16)]
    public unsafe struct Dice
    {
        private fixed byte bytes[16];

        public Dice(ulong seed)
        {
            Native.CheckVersion();
            fixed (Dice* dice = &this)
            {
                Native.Must(Native.parcheesi_rng_init(dice, seed));
            }
        }

        /// <summary>A throw, ready to be applied.</summary>
        public Action Roll()
        {
            byte die1, die2;
            fixed (Dice* dice = &this)
            {
                Native.Must(Native.parcheesi_rng_roll(dice, &die1, &die2));
            }
            return Action.Roll(die1, die2);
        }

        /// <summary>A number below n, each equally likely; n is 1 or more.</summary>
        public uint Below(uint n)
        {
            uint value;
            fixed (Dice* dice = &this)
            {
                Native.Must(Native.parcheesi_rng_below(dice, n, &value));
            }
            return value;
        }

        /// <summary>Any item of a list that is not empty.</summary>
        public T Choose<T>(T[] items)
        {
            return items[Below((uint)items.Length)];
        }
    }

    /// <summary>A game at one moment: a value. Begin with Standard, Create or Parse; new Game() is no game.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 128)]
    public unsafe struct Game : IEquatable<Game>
    {
        private fixed byte bytes[128];

        /// <summary>Four colors, clockwise, standard rules.</summary>
        public static Game Standard()
        {
            return Create(HouseRules.Of(Rules.Standard), Color.Yellow, Color.Green, Color.Red, Color.Blue);
        }

        /// <summary>Two to four different colors in turn order.</summary>
        public static Game Create(HouseRules houseRules, params Color[] colors)
        {
            Native.CheckVersion();
            Game game;
            byte none;
            fixed (Color* first = colors)
            {
                // Of no colors there is no first one to point to.
                byte* start = first == null ? &none : (byte*)first;
                Native.Must(Native.parcheesi_game_init(&game, start, (UIntPtr)(colors?.Length ?? 0), &houseRules));
            }
            return game;
        }

        /// <summary>The game in the position with this text.</summary>
        public static Game Parse(string text)
        {
            Native.CheckVersion();
            Game game;
            UIntPtr errorAt;
            byte[] utf8 = Native.Bytes(text);
            fixed (byte* start = utf8)
            {
                Status status = Native.parcheesi_from_text(&game, start, (UIntPtr)(utf8.Length - 1), &errorAt);
                if (status == Status.Format)
                {
                    throw new ParcheesiException(status, "no position: wrong at byte " + errorAt);
                }
                Native.Must(status);
            }
            return game;
        }

        public View View
        {
            get
            {
                View view;
                fixed (Game* game = &this)
                {
                    Native.Must(Native.parcheesi_view_get(game, &view, (uint)sizeof(View)));
                }
                return view;
            }
        }

        /// <summary>What was agreed before the game.</summary>
        public HouseRules HouseRules
        {
            get
            {
                HouseRules rules;
                fixed (Game* game = &this)
                {
                    Native.Must(Native.parcheesi_game_house_rules(game, &rules, (uint)sizeof(HouseRules)));
                }
                return rules;
            }
        }

        public Stage Stage => View.Stage;

        /// <summary>Whose turn it is; when the game is over, who moved last.</summary>
        public Color Color => View.Color;

        /// <summary>The winner, Nobody before there is one.</summary>
        public Color Winner => View.Winner;

        /// <summary>The same on every machine and in every version.</summary>
        public ulong Hash64
        {
            get
            {
                ulong hash;
                fixed (Game* game = &this)
                {
                    Native.Must(Native.parcheesi_hash(game, &hash));
                }
                return hash;
            }
        }

        /// <summary>Where a pawn, 0 to 3, is: 0 to 67 on the ring, else one of Places.</summary>
        public byte Place(Color color, byte pawn)
        {
            byte place;
            fixed (Game* game = &this)
            {
                Native.Must(Native.parcheesi_place_get(game, (byte)color, pawn, &place));
            }
            return place;
        }

        /// <summary>The legal actions, in ascending number.</summary>
        public Action[] LegalActions()
        {
            Action* buffer = stackalloc Action[Native.MaxActions];
            var actions = new Action[LegalActions(buffer, Native.MaxActions)];
            for (int i = 0; i < actions.Length; i++)
            {
                actions[i] = buffer[i];
            }
            return actions;
        }

        /// <summary>The same into memory of the caller's, without garbage. Native.MaxActions always is room enough.</summary>
        public int LegalActions(Action* buffer, int capacity)
        {
            UIntPtr count;
            fixed (Game* game = &this)
            {
                Native.Must(Native.parcheesi_legal_actions(game, buffer, (UIntPtr)capacity, &count));
            }
            return (int)count;
        }

        /// <summary>What a computer player does: on the stage Roll a throw of the dice. False when the game is over.</summary>
        public bool BotChoose(Level level, ref Dice dice, out Action action)
        {
            var chosen = new Action();
            Status status;
            fixed (Game* game = &this)
            fixed (Dice* rng = &dice)
            {
                status = Native.parcheesi_bot_choose(game, (byte)level, rng, &chosen);
            }
            action = chosen;
            if (status == Status.Over)
            {
                return false;
            }
            Native.Must(status);
            return true;
        }

        /// <summary>Everything still owed or available.</summary>
        public Pending[] Pending()
        {
            Pending* buffer = stackalloc Pending[Native.MaxPending];
            UIntPtr count;
            fixed (Game* game = &this)
            {
                Native.Must(Native.parcheesi_pending_actions(game, buffer, (UIntPtr)Native.MaxPending, &count));
            }
            var pending = new Pending[(int)count];
            for (int i = 0; i < pending.Length; i++)
            {
                pending[i] = buffer[i];
            }
            return pending;
        }

        /// <summary>The places that the pawn of an action goes over, in order.</summary>
        public byte[] Path(Action action)
        {
            byte* buffer = stackalloc byte[Native.MaxPath];
            UIntPtr count;
            fixed (Game* game = &this)
            {
                Native.Must(Native.parcheesi_path(game, &action, buffer, (UIntPtr)Native.MaxPath, &count));
            }
            var places = new byte[(int)count];
            for (int i = 0; i < places.Length; i++)
            {
                places[i] = buffer[i];
            }
            return places;
        }

        /// <summary>Whether an action is legal; if not, why.</summary>
        public bool Check(Action action, out Refusal refusal)
        {
            return !Refuses(action, out refusal, out _);
        }

        /// <summary>Does an action and all that follows from it by itself. Throws RefusedException.</summary>
        public Event[] Apply(Action action)
        {
            if (!TryApply(action, out Event[] events))
            {
                Refuses(action, out Refusal refusal, out Status status);
                throw new RefusedException(status, refusal);
            }
            return events;
        }

        /// <summary>The same; false where the rules refuse, and then the game is as it was.</summary>
        public bool TryApply(Action action, out Event[] events)
        {
            Event* buffer = stackalloc Event[Native.MaxEvents];
            int count = TryApply(action, buffer, Native.MaxEvents);
            events = new Event[Math.Max(count, 0)];
            for (int i = 0; i < events.Length; i++)
            {
                events[i] = buffer[i];
            }
            return count >= 0;
        }

        /// <summary>The same into memory of the caller's, without garbage: the number of events; -1 if refused.</summary>
        public int TryApply(Action action, Event* buffer, int capacity)
        {
            UIntPtr count;
            Status status;
            fixed (Game* game = &this)
            {
                status = Native.parcheesi_apply(game, &action, buffer, (UIntPtr)capacity, &count);
            }
            if (Native.IsRefusal(status))
            {
                return -1;
            }
            Native.Must(status);
            return (int)count;
        }

        /// <summary>The board as an SVG document: with the targets of one pawn, 0 to 3, or all, 255, and the move of an event as the
        /// last one.</summary>
        public string Svg(Mark marks = Mark.None, byte pawn = (byte)Color.Nobody, Event? lastMove = null)
        {
            var text = new byte[Native.MaxSvg];
            Event move = lastMove.GetValueOrDefault();
            UIntPtr size;
            fixed (Game* game = &this)
            fixed (byte* start = text)
            {
                Native.Must(Native.parcheesi_game_to_svg(
                    game, (uint)marks, pawn, lastMove.HasValue ? &move : null, start, (UIntPtr)text.Length, &size));
            }
            return Encoding.UTF8.GetString(text, 0, (int)size);
        }

        /// <summary>The position on one line: what to save.</summary>
        public override string ToString()
        {
            byte* text = stackalloc byte[Native.MaxText];
            UIntPtr size;
            fixed (Game* game = &this)
            {
                Native.Must(Native.parcheesi_to_text(game, text, (UIntPtr)Native.MaxText, &size));
            }
            return Encoding.UTF8.GetString(text, (int)size);
        }

        public bool Equals(Game other)
        {
            fixed (byte* mine = bytes)
            {
                for (int i = 0; i < 128; i++)
                {
                    if (mine[i] != other.bytes[i])
                    {
                        return false;
                    }
                }
            }
            return true;
        }

        public override bool Equals(object other)
        {
            return other is Game game && Equals(game);
        }

        public override int GetHashCode()
        {
            return Hash64.GetHashCode();
        }

        public static bool operator ==(Game a, Game b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Game a, Game b)
        {
            return !a.Equals(b);
        }

        private bool Refuses(Action action, out Refusal refusal, out Status status)
        {
            var why = new Refusal();
            fixed (Game* game = &this)
            {
                status = Native.parcheesi_check(game, &action, &why);
            }
            refusal = why;
            if (Native.IsRefusal(status))
            {
                return true;
            }
            Native.Must(status);
            return false;
        }
    }

    /// <summary>The functions of the C interface, as they are.</summary>
    public static unsafe class Native
    {
        public const uint AbiVersion = 1;
        public const int MaxActions = 64;
        public const int MaxEvents = 64;
        public const int MaxPending = 32;
        public const int MaxPath = 32;
        public const int MaxText = 512;
        public const int MaxSvg = 65536;

#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        // There the library is linked into the program.
        private const string Library = "__Internal";
#else
        private const string Library = "parcheesi";
#endif

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* parcheesi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern uint parcheesi_abi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* parcheesi_status_message(int status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* parcheesi_reason_message(byte reason);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_house_rules_init(HouseRules* houseRules, uint structSize, uint preset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_house_rules_check(HouseRules* houseRules);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_game_house_rules(Game* game, HouseRules* houseRules, uint structSize);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_game_init(
            Game* game, byte* colorsInTurnOrder, UIntPtr count, HouseRules* houseRules);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_game_check(Game* game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_view_get(Game* game, View* view, uint structSize);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_place_get(Game* game, byte color, byte pawn, byte* place);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_hash(Game* game, ulong* hash);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_pending_actions(
            Game* game, Pending* pending, UIntPtr capacity, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_legal_actions(
            Game* game, Action* actions, UIntPtr capacity, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_check(Game* game, Action* action, Refusal* refusal);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_path(
            Game* game, Action* action, byte* places, UIntPtr capacity, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_action_index(Action* action, byte* index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_action_from_index(byte index, Action* action);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_roll(
            Game* game, byte die1, byte die2, Event* events, UIntPtr capacity, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_apply(
            Game* game, Action* action, Event* events, UIntPtr capacity, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_to_text(Game* game, byte* text, UIntPtr capacity, UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_from_text(Game* game, byte* text, UIntPtr size, UIntPtr* errorAt);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_action_to_text(
            Action* action, byte* text, UIntPtr capacity, UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_action_from_text(byte* text, UIntPtr size, Action* action);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_refusal_to_text(
            Refusal* refusal, byte* text, UIntPtr capacity, UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_event_to_text(Event* told, byte* text, UIntPtr capacity, UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_game_to_svg(
            Game* game, uint marks, byte pawn, Event* lastMove, byte* text, UIntPtr capacity, UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_rng_init(Dice* rng, ulong seed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_rng_roll(Dice* rng, byte* die1, byte* die2);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_rng_below(Dice* rng, uint n, uint* value);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status parcheesi_bot_choose(Game* game, byte level, Dice* rng, Action* action);

        /// <summary>The version of the library.</summary>
        public static string Version => Marshal.PtrToStringAnsi((IntPtr)parcheesi_version());

        internal static void CheckVersion()
        {
            if (parcheesi_abi_version() != AbiVersion)
            {
                throw new ParcheesiException(Status.Abi, "the library parcheesi is of another version: " + Version);
            }
        }

        internal static bool IsRefusal(Status status)
        {
            return status == Status.Stage || status == Status.Illegal || status == Status.Over;
        }

        internal static void Must(Status status)
        {
            if (status != Status.Ok)
            {
                string message = Marshal.PtrToStringAnsi((IntPtr)parcheesi_status_message((int)status));
                throw new ParcheesiException(status, message);
            }
        }

        // Ended by a zero, so that there always is a first byte to point to.
        internal static byte[] Bytes(string text)
        {
            return Encoding.UTF8.GetBytes(text + '\0');
        }
    }
}
