import type { Plugin, Rolldown } from 'vite';

/** Stands in the code for the files of a chunk; a name of two words joined by a colon is in no other string. */
const placeholder = /(["'`])files-of:([\w-]+)\1/g;

/**
 * Writes the files that a dynamic import needs into the code that asks for it, so that a browser fetches them together.
 * Otherwise it learns of each only from the one before, one round trip after the other.
 */
export function filesAhead(): Plugin {
  return {
    name: 'files-ahead',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(placeholder, (_found, _quote, name: string) =>
          JSON.stringify(filesOf(chunks, name, chunk)),
        );
      }
    },
  };
}

/** What a chunk imports, however far, and `asking` does not. The gallery has no such chunk. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], name: string, asking: Rolldown.OutputChunk): string[] {
  const wanted = chunks.find((chunk) => chunk.name === name);
  if (wanted === undefined) return [];
  const there = importedBy(chunks, asking);
  return [...importedBy(chunks, wanted)].filter((file) => !there.has(file));
}

function importedBy(chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === file);
    if (next !== undefined) importedBy(chunks, next, found);
  }
  return found;
}
