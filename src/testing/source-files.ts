import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.join(import.meta.dirname, '..');

export interface Import {
  from: string;
  isType: boolean;
  /** As written in the source. */
  written: string;
}
export interface SourceFile {
  /** Relative to src, with forward slashes. */
  name: string;
  room: string;
  /** Empty for a file outside the wings. */
  wing: string;
  text: string;
  isTest: boolean;
  /** Files of the gallery: the states of the component beside them, in no bundle. */
  isStories: boolean;
  imports: Import[];
}

export const files: SourceFile[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && name.includes('/'))
  .map((name) => {
    const text = readFileSync(path.join(src, name), 'utf8');
    const isTest = name.startsWith('testing/') || /\.test\.tsx?$/.test(name);
    const isStories = /\.stories\.tsx?$/.test(name);
    return { name, room: roomOf(name), wing: wingOf(name), text, isTest, isStories, imports: importsOf(name, text) };
  });
export const code = files.filter((file) => !file.isTest && !file.isStories);
export const stories = files.filter((file) => file.isStories);

export function roomOf(name: string): string {
  return name.split('/')[0]!;
}

export function wingOf(name: string): string {
  const parts = name.split('/');
  return parts.length > 2 ? parts[1]! : '';
}

function importsOf(name: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  );
  return [...found].map(([, type, fixed, lazy]) => {
    const written = (fixed ?? lazy)!;
    return { from: resolved(name, written), isType: type !== undefined, written };
  });
}

/** A path relative to src for our own files, the name as written for a package. */
function resolved(name: string, written: string): string {
  if (written.startsWith('#')) return written.slice(1);
  return written.startsWith('.') ? path.posix.join(path.posix.dirname(name), written) : written;
}

/** The names of the files that break a rule; the rule holds when there are none. */
export function offenders(among: readonly SourceFile[], breaks: (file: SourceFile) => boolean): string[] {
  return among.filter(breaks).map((file) => file.name);
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which of these files imports which. */
export function graphOf(among: readonly SourceFile[]): Graph {
  return new Map(among.map(({ name, imports }) => [name, new Set(imports.map(({ from }) => from))]));
}

/** Which of their folders imports from which. */
export function folderGraphOf(among: readonly SourceFile[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { name, imports } of among) {
    const folder = path.posix.dirname(name);
    const known = graph.get(folder) ?? new Set();
    for (const { from } of imports) if (path.posix.dirname(from) !== folder) known.add(path.posix.dirname(from));
    graph.set(folder, known);
  }
  return graph;
}

/** Paths that lead back to their start, each circle once. */
export function circles(graph: Graph): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  function follow(name: string, route: readonly string[]): void {
    const start = route.indexOf(name);
    if (start >= 0) {
      found.push([...route.slice(start), name].join(' → '));
      return;
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) if (graph.has(next)) follow(next, [...route, name]);
    done.add(name);
  }
  for (const name of graph.keys()) follow(name, []);
  return found;
}
