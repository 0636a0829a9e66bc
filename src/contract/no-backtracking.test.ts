import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Built from parts, so that only the functions that use them can be tried: their tests feed them a megabyte. */
const built = [
  'server/analytics/ingestion/redact.ts',
  'server/identity/plain-name.ts',
  'server/mail/bounces/return-path.ts',
  'server/mail/smtp-verdict.ts',
  'server/operations/desk/read-day.ts',
  'server/platform/settings/setting-schemas.ts',
  'web/console/quiz-exchange/read-by-schema.ts',
  'web/gallery/call-answers.ts',
];

type Node = { type?: string; [key: string]: unknown };

/** Every regular expression that a file has as a literal, or as the pattern of a schema. */
function patternsIn(file: { name: string; text: string }): Pattern[] {
  const found: Pattern[] = [];
  const add = (source: string, flags: string) =>
    found.push({ file: file.name, source, flags: flags.replace('v', 'u') });
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || value instanceof RegExp) return;
    const node = value as Node;
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && regex) add(regex.pattern, regex.flags);
    const key = (node.key as Node | undefined)?.name;
    const text = (node.value as Node | undefined)?.value;
    if (node.type === 'Property' && key === 'pattern' && typeof text === 'string') add(text, 'u');
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file.name, file.text).program);
  return found;
}

const slowIn = (patterns: readonly Pattern[]): string[] =>
  patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ file, source, flags }) => `${file} /${source}/${flags}`);

describe('what reads text', () => {
  it('no regular expression takes longer than in proportion to its text (Weideman et al. 2016)', () => {
    const patterns = code.flatMap(patternsIn);
    expect(patterns.length).toBeGreaterThan(300);
    expect(slowIn(patterns)).toEqual([]);
  });

  it('the rule sees patterns that begin anew at each place, and those that share their text in many ways', () => {
    const text = 'const a = { b: /\\d+$/, pattern: "^(a+)+$" }; a.replace(/[^\\s<>]+@[^\\s<>]+/g, "");';
    expect(slowIn(patternsIn({ name: 'a.ts', text }))).toHaveLength(3);
  });

  it('only a few files build a pattern, and are tried with a megabyte', () => {
    const builders = code.filter((file) => /new RegExp\(/.test(file.text)).map(({ name }) => name);
    expect(builders.sort()).toEqual(built);
  });
});
