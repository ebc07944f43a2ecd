// A whole game from a seed, printed as a game record: the C# twin of examples/seeded_game.rs, byte for byte.
//
//     cargo rustc --release --lib --features capi --crate-type cdylib
//     mcs -unsafe -out:target/game.exe examples/csharp/console/SeededGame.cs examples/csharp/com.parcheesi.rules/Runtime/Parcheesi.cs
//     LD_LIBRARY_PATH=target/release mono target/game.exe 7
//     LD_LIBRARY_PATH=target/release mono target/game.exe 7 medium
using System;
using System.Globalization;
using System.IO;
using System.Text;
using Parcheesi;

internal static class SeededGame
{
    private static int Main(string[] arguments)
    {
        Level? level = null;
        if (arguments.Length < 1 || arguments.Length > 2
            || !ulong.TryParse(arguments[0], NumberStyles.None, CultureInfo.InvariantCulture, out ulong seed)
            || (arguments.Length == 2 && (level = ReadLevel(arguments[1])) == null))
        {
            Console.Error.WriteLine("usage: SeededGame SEED [random | easy | medium | hard]");
            return 2;
        }
        using (var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)))
        {
            output.NewLine = "\n";
            Play(seed, level, output);
        }
        return 0;
    }

    private static Level? ReadLevel(string text)
    {
        switch (text)
        {
            case "random": return Level.Random;
            case "easy": return Level.Easy;
            case "medium": return Level.Medium;
            case "hard": return Level.Hard;
            default: return null;
        }
    }

    // At random, as the level Random plays; or at a level.
    private static void Play(ulong seed, Level? level, TextWriter output)
    {
        var dice = new Dice(seed);
        Game game = Game.Standard();
        output.WriteLine(game);
        for (Stage stage = game.Stage; stage != Stage.Over; stage = game.Stage)
        {
            Parcheesi.Action action;
            if (level != null)
            {
                game.BotChoose(level.Value, ref dice, out action);
            }
            else
            {
                action = stage == Stage.Roll ? dice.Roll() : dice.Choose(game.LegalActions());
            }
            game.Apply(action);
            output.WriteLine(action);
        }
    }
}
