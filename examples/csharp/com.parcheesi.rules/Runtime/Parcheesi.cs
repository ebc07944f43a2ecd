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
// reference and can lie in a NativeArray. Keep it in a variable or a field that is not readonly: Apply on a property, on a
// readonly field or on an item of a List would change a copy, and the same holds for Dice.
//
// What the rules refuse is thrown as RefusedException, whose message is the full sentence with the number of the rule;
// TryApply and Check answer without throwing. What is no action at all, such as a die that shows 7, is thrown by all of
// them as ParcheesiException. Only the overloads that take pointers, and Native, need unsafe code in the caller.
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

        /// <summary>Color threw the dice Value and Value2.</summary>
        Rolled = 1,

        /// <summary>A pawn left its nest: From, To. Value2 is the number of dice used: 1 a five, 2 the sum.</summary>
        LeftNest = 2,

        /// <summary>A pawn moved: From, To, Value spaces, Path.</summary>
        Moved = 3,

        /// <summary>Color has no blockade on From any more.</summary>
        BlockadeBroken = 4,

        /// <summary>Pawn of Color was sent from From to its nest, To, by OtherPawn of OtherColor.</summary>
        Captured = 5,

        /// <summary>Color has a blockade on To.</summary>
        BlockadeFormed = 6,

        /// <summary>A pawn is home, To. The event Moved has come before.</summary>
        ReachedHome = 7,

        /// <summary>Color earned a reward of Value, 10 or 20.</summary>
        RewardEarned = 8,

        /// <summary>Color lost the die Value, which could not be used.</summary>
        DieForfeited = 9,

        /// <summary>Color lost a reward of Value, 10 or 20.</summary>
        RewardForfeited = 10,

        /// <summary>The third doublet in a row (16.6) sent a pawn from From to its nest, To.</summary>
        Penalty = 11,

        /// <summary>Color rolls again after a doublet.</summary>
        RollAgain = 12,

        /// <summary>The turn passed from Color to OtherColor.</summary>
        TurnPassed = 13,

        /// <summary>Color took place Value, 1 to 4 (16.12).</summary>
        Placed = 14,

        /// <summary>The game is over, Color has won.</summary>
        GameOver = 15,
    }

    /// <summary>Why an action is refused, each with its rule. Later versions may add some: show their sentence.</summary>
    public enum Reason : byte
    {
        None = 0,

        /// <summary>14.1.</summary>
        GameOver = 1,

        /// <summary>3.2: this stage has no such action; Value is the present stage.</summary>
        WrongStage = 2,

        /// <summary>3.3: no die or reward of Value is pending.</summary>
        NotPending = 3,

        /// <summary>5.1: the pawn to move is in its nest or at home, Place.</summary>
        NotOnTheWay = 4,

        /// <summary>4.1: the pawn to leave the nest stands on Place.</summary>
        NotInTheNest = 5,

        /// <summary>4.1: no die shows five (Value 1), or the two dice do not add up to five (Value 2).</summary>
        NoFive = 6,

        /// <summary>4.2: one of the two dice that add up to five has been played.</summary>
        SumAlreadyPlayed = 7,

        /// <summary>9.4: the move would end beyond home, which is Value away.</summary>
        BeyondHome = 8,

        /// <summary>9.1: the pawn does not pass its turn-off, or is in its home row already; Value is the PathKind.</summary>
        PathNotPossible = 9,

        /// <summary>16.8: the pawn must turn into its home row.</summary>
        RowCompulsory = 10,

        /// <summary>8.2: a blockade of Color stands in the way on Place.</summary>
        BlockadePassed = 11,

        /// <summary>8.4: the move ends on a blockade of Color, an opponent, on Place.</summary>
        OpposingBlockade = 12,

        /// <summary>8.5: the move ends on a blockade of Color, the player's own, on Place.</summary>
        OwnBlockade = 13,

        /// <summary>7.1: the move ends on the safe space Place, which Pawn of Color holds.</summary>
        SafeSpaceOccupied = 14,

        /// <summary>8.6: the move ends on Place, where Pawn of Color, its partner, stands.</summary>
        PartnerThere = 15,

        /// <summary>11.1: another play, which begins with Better, uses more dice.</summary>
        FewerDice = 16,

        /// <summary>11.3: another play, which begins with Better, uses higher dice.</summary>
        FewerPips = 17,

        /// <summary>16.1: another play, which begins with Better, brings out more pawns.</summary>
        FewerEntries = 18,

        /// <summary>16.3: only a play of all dice of the doublet, or one that wins, is legal, such as one from Better on.</summary>
        NotAllDice = 19,

        /// <summary>16.10: another play, which begins with Better, breaks more overdue blockades.</summary>
        BlockadeOverdue = 20,

        /// <summary>16.7: a reward must be taken first, for example with Better.</summary>
        RewardCompulsory = 21,
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

    /// <summary>16.1: whether a five must bring a pawn out.</summary>
    public enum FiveEntry : byte
    {
        Optional = 0,
        Compulsory = 1,
    }

    /// <summary>16.2: where only one of two dice can be used, the higher or either.</summary>
    public enum SingleDie : byte
    {
        Higher = 0,
        Choice = 1,
    }

    /// <summary>16.3: as many of a doublet's four dice as possible, or all four or none.</summary>
    public enum DoubletPlay : byte
    {
        Most = 0,
        AllOrNone = 1,
    }

    /// <summary>16.4: whether a doublet gives four dice when no pawn is in the nest.</summary>
    public enum DoubletBottoms : byte
    {
        On = 0,
        Off = 1,
    }

    /// <summary>16.5: whether a doublet of which no die was used is rolled again.</summary>
    public enum RerollUnmoved : byte
    {
        On = 0,
        Off = 1,
    }

    /// <summary>16.6: what the third doublet in a row does.</summary>
    public enum ThirdDoublet : byte
    {
        NoPenalty = 0,
        Penalty = 1,
    }

    /// <summary>16.7: whether rewards must be taken where they can be used.</summary>
    public enum Rewards : byte
    {
        Optional = 0,
        Compulsory = 1,
    }

    /// <summary>16.8: whether a pawn must turn into its home row.</summary>
    public enum HomeRow : byte
    {
        Optional = 0,
        Compulsory = 1,
    }

    /// <summary>16.9: which moves may not bring partners together again.</summary>
    public enum BlockadeTogether : byte
    {
        DoubletDice = 0,
        WholeRoll = 1,
    }

    /// <summary>16.11: every capture earns twenty, or only the first of each roll.</summary>
    public enum CaptureRewards : byte
    {
        Every = 0,
        OnePerRoll = 1,
    }

    /// <summary>16.12: the game ends with the first player who has finished, or when one player is left.</summary>
    public enum Finish : byte
    {
        First = 0,
        PlayOn = 1,
    }

    /// <summary>16.13: how long a reward that was not taken is kept.</summary>
    public enum RewardWindow : byte
    {
        Turn = 0,
        Roll = 1,
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

    /// <summary>One thing to do. Its text is that of the library: 3-5, 0e5, 2+6, 2+6h, end. Two are equal that do the same:
    /// Color, From and To, which only the library writes, are not compared.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1, Size = 8)]
    public struct Action : IEquatable<Action>
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

        public bool Equals(Action other)
        {
            return Kind == other.Kind && Pawn == other.Pawn && Value == other.Value && Value2 == other.Value2
                && Path == other.Path;
        }

        public override bool Equals(object other)
        {
            return other is Action action && Equals(action);
        }

        public override int GetHashCode()
        {
            return (((((byte)Kind * 4 + Pawn) * 32 + Value) * 8 + Value2) * 4) + (byte)Path;
        }

        public static bool operator ==(Action a, Action b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Action a, Action b)
        {
            return !a.Equals(b);
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
        public Reason Reason;
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

    /// <summary>House rules 16.1 to 16.13; new HouseRules() is the standard. Unity's inspector shows the options.</summary>
    [Serializable]
    [StructLayout(LayoutKind.Sequential, Pack = 4, Size = 32)]
    public unsafe struct HouseRules
    {
        private uint structSize;
        public FiveEntry FiveEntry;
        public SingleDie SingleDie;
        public DoubletPlay DoubletPlay;
        public DoubletBottoms DoubletBottoms;
        public RerollUnmoved RerollUnmoved;
        public ThirdDoublet ThirdDoublet;
        public Rewards Rewards;
        public HomeRow HomeRow;
        public BlockadeTogether BlockadeTogether;

        /// <summary>16.10: for how many turns a blockade may stand, 1 to 255; 0 for any number.</summary>
        public byte BlockadeLimit;
        public CaptureRewards CaptureRewards;
        public Finish Finish;
        public RewardWindow RewardWindow;
        private fixed byte reserved[15];

        /// <summary>These rules with the size that the library asks for: that of new HouseRules() is 0.</summary>
        internal HouseRules Sized()
        {
            HouseRules sized = this;
            sized.structSize = (uint)sizeof(HouseRules);
            return sized;
        }

        public static HouseRules Of(Rules preset)
        {
            Native.CheckVersion();
            HouseRules rules;
            Native.Must(Native.parcheesi_house_rules_init(&rules, (uint)sizeof(HouseRules), (uint)preset));
            return rules;
        }
    }

    /// <summary>Everything that a renderer needs. The fixed arrays need unsafe code; the methods below give the same.</summary>
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

        /// <summary>Who plays, in turn order: 0 to ColorCount - 1.</summary>
        public Color ColorAt(int i)
        {
            fixed (byte* first = Colors)
            {
                return (Color)first[Native.Index(i, ColorCount)];
            }
        }

        /// <summary>The dice left to play, ascending: 0 to DiceCount - 1.</summary>
        public byte DieAt(int i)
        {
            fixed (byte* first = Dice)
            {
                return first[Native.Index(i, DiceCount)];
            }
        }

        /// <summary>Who has finished, in order: 0 to PlacingCount - 1.</summary>
        public Color PlacingAt(int i)
        {
            fixed (byte* first = Placings)
            {
                return (Color)first[Native.Index(i, PlacingCount)];
            }
        }

        /// <summary>Where a pawn, 0 to 3, is: 0 to 67 on the ring, else one of Places.</summary>
        public byte PlaceOf(Color color, int pawn)
        {
            fixed (byte* first = Places)
            {
                return first[4 * Native.Index((int)color, 4) + Native.Index(pawn, 4)];
            }
        }

        /// <summary>The age of the blockade in which the pawn stands, in turns of its owner (16.10); else 0.</summary>
        public byte BlockadeAgeOf(Color color, int pawn)
        {
            fixed (byte* first = BlockadeAges)
            {
                return first[4 * Native.Index((int)color, 4) + Native.Index(pawn, 4)];
            }
        }

        /// <summary>Where the pawn of the color to move stood with its partner, while that binds (8.6); else Nowhere.</summary>
        public byte PartnerOf(int pawn)
        {
            fixed (byte* first = Partners)
            {
                return first[Native.Index(pawn, 4)];
            }
        }
    }

    /// <summary>A seeded generator whose values are the same everywhere, for ever. Not for secrets. new Dice() throws the
    /// same dice in every game: give it a seed.</summary>
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

        /// <summary>Its 16 bytes, to be stored with the text of the game.</summary>
        public byte[] ToBytes()
        {
            var stored = new byte[16];
            fixed (byte* first = bytes)
            {
                Marshal.Copy((IntPtr)first, stored, 0, stored.Length);
            }
            return stored;
        }

        /// <summary>The generator with these 16 bytes. Any are one.</summary>
        public static Dice FromBytes(byte[] stored)
        {
            Native.CheckVersion();
            if (stored == null || stored.Length != 16)
            {
                throw new ParcheesiException(Status.Invalid, "a generator has 16 bytes");
            }
            var dice = new Dice();
            Marshal.Copy(stored, 0, (IntPtr)dice.bytes, stored.Length);
            return dice;
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
            HouseRules rules = houseRules.Sized();
            byte none;
            fixed (Color* first = colors)
            {
                // Of no colors there is no first one to point to.
                byte* start = first == null ? &none : (byte*)first;
                Native.Must(Native.parcheesi_game_init(&game, start, (UIntPtr)(colors?.Length ?? 0), &rules));
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

        /// <summary>The same into an array of the caller's, without garbage: how many there are.</summary>
        public int LegalActions(Action[] buffer)
        {
            fixed (Action* start = buffer)
            {
                return LegalActions(start, buffer.Length);
            }
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

        /// <summary>The same into an array of the caller's; Native.MaxEvents always is room enough. Of no length: events are not
        /// wanted.</summary>
        public int TryApply(Action action, Event[] buffer)
        {
            fixed (Event* start = buffer)
            {
                return TryApply(action, start, buffer.Length);
            }
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

#if (UNITY_IOS || UNITY_TVOS || UNITY_VISIONOS || UNITY_WEBGL) && !UNITY_EDITOR
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

        internal static int Index(int i, int count)
        {
            if (i < 0 || i >= count)
            {
                throw new ArgumentOutOfRangeException("i", i, "not below " + count);
            }
            return i;
        }

        // Ended by a zero, so that there always is a first byte to point to.
        internal static byte[] Bytes(string text)
        {
            return Encoding.UTF8.GetBytes(text + '\0');
        }
    }
}
