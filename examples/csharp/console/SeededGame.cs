// A whole game from a seed, printed as a game record: the C# twin of examples/seeded_game.rs, byte for byte.
//
//     cargo rustc --release --lib --features capi --crate-type cdylib
//     mcs -unsafe -out:game.exe examples/csharp/console/SeededGame.cs examples/csharp/com.parcheesi.rules/Runtime/Parcheesi.cs
//     LD_LIBRARY_PATH=target/release mono game.exe 7
using System;
using System.Globalization;
using System.IO;
using System.Text;
using Parcheesi;

internal static class SeededGame
{
    private static int Main(string[] arguments)
    {
        if (arguments.Length != 1
            || !ulong.TryParse(arguments[0], NumberStyles.None, CultureInfo.InvariantCulture, out ulong seed))
        {
            Console.Error.WriteLine("usage: SeededGame SEED");
            return 2;
        }
        using (var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)))
        {
            output.NewLine = "\n";
            Play(seed, output);
        }
        return 0;
    }

    private static void Play(ulong seed, TextWriter output)
    {
        var dice = new Dice(seed);
        Game game = Game.Standard();
        output.WriteLine(game);
        for (Stage stage = game.Stage; stage != Stage.Over; stage = game.Stage)
        {
            Parcheesi.Action action = stage == Stage.Roll ? dice.Roll() : dice.Choose(game.LegalActions());
            game.Apply(action);
            output.WriteLine(action);
        }
    }
}
