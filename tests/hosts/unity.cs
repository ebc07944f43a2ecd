// As much of Unity as the script in the guide needs, and an editor that plays it: it clicks on everything in every frame,
// and reloads the scripts now and then.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;

namespace UnityEngine
{
    public struct Color
    {
    }

    public class Event
    {
    }

    public class SerializeField : Attribute
    {
    }

    public class HideInInspector : Attribute
    {
    }

    public static class Debug
    {
        public static readonly List<string> Lines = new List<string>();

        public static void Log(object message)
        {
            Lines.Add(message.ToString());
        }
    }

    public class MonoBehaviour
    {
        private readonly List<IEnumerator> running = new List<IEnumerator>();

        public void StartCoroutine(IEnumerator routine)
        {
            if (routine.MoveNext())
            {
                running.Add(routine);
            }
        }

        public void Frame()
        {
            Call("Update");
            running.RemoveAll(routine => !routine.MoveNext());
        }

        // What Unity calls by name, private or not.
        public void Call(string message)
        {
            GetType().GetMethod(message, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
                .Invoke(this, null);
        }

        public bool Idle => running.Count == 0;
    }
}

internal static class Editor
{
    // All that the engine keeps of a script over a reload are its serialized fields.
    private static Table Reloaded(Table old)
    {
        var table = new Table();
        if (old != null)
        {
            old.Call("OnDisable");
            foreach (FieldInfo field in typeof(Table).GetFields(BindingFlags.Instance | BindingFlags.NonPublic))
            {
                if (Attribute.IsDefined(field, typeof(UnityEngine.SerializeField)))
                {
                    field.SetValue(table, field.GetValue(old));
                }
            }
        }
        table.Call("OnEnable");
        return table;
    }

    private static int Main()
    {
        Table table = Reloaded(null);
        for (int frame = 1; frame < 100000; frame++)
        {
            if (table.Winner != Parcheesi.Color.Nobody && table.Idle)
            {
                bool told = UnityEngine.Debug.Lines.Exists(line => line.Contains("(rule "));
                bool ended = UnityEngine.Debug.Lines.Exists(line => line.StartsWith("the game is over"));
                Console.WriteLine(frame + " frames, " + UnityEngine.Debug.Lines.Count + " lines, " + table.Winner + " has won");
                return told && ended ? 0 : 1;
            }
            table.Frame();
            table.ThrowClicked();
            for (int pawn = 0; pawn < 4; pawn++)
            {
                table.PawnClicked(pawn);
            }
            table.EndClicked();
            if (frame % 100 == 0 && table.Idle)
            {
                table = Reloaded(table);
            }
        }
        return 2;
    }
}
