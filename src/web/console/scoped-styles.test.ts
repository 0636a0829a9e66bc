import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Selectors without a class, which would also style the visitors' pages, because the site has one style sheet. */
function bareSelectors(css: string): string[] {
  const bare: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isKeyframe =
      rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '');
    if (!isKeyframe) bare.push(...rule.selectors.filter((selector) => !selector.includes('.')));
  });
  return bare;
}

it('no style of the console reaches a page of a visitor', () => {
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((name) => bareSelectors(readFileSync(path.join(import.meta.dirname, name), 'utf8')));
  expect(found).toEqual([]);
  expect(bareSelectors('.key kbd {} kbd, .a {} @keyframes turn { to {} }')).toEqual(['kbd']);
});
