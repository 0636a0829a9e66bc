import { readFileSync } from 'node:fs';

/**
 * Every event that the product can send, read from docs/events.md; scripts/events-doc.test.mjs checks it against the
 * types.
 */
export function eventNames(): string[] {
  const document = readFileSync(new URL('../../docs/events.md', import.meta.url), 'utf8');
  const names = [...document.matchAll(/^- `([^`]+)`:/gm)].map(([, name]) => name!);
  return names.flatMap((name) =>
    name.includes('{1…31}') ? Array.from({ length: 31 }, (_, i) => name.replace('{1…31}', String(i + 1))) : [name],
  );
}
