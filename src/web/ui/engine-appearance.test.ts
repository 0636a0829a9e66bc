import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';

const web = path.dirname(import.meta.dirname);
const filesOf = (ending: string) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');

/** Open dialogs and popovers that are grids without an alignment of their rows. */
function spreadSheets(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const declared = (prop: string, value: RegExp) =>
      rule.nodes.some((node) => node.type === 'decl' && node.prop === prop && value.test(node.value));
    const isOpened = /\[open\]|:popover-open/.test(rule.selector);
    if (isOpened && declared('display', /grid/) && !declared('align-content', /./)) found.push(rule.selector);
  });
  return found;
}

it('says in every sheet that is a grid where its rows stand, because WebKit spreads them over the screen', () => {
  expect(spreadSheets('.sheet[open] { display: grid; }')).toEqual(['.sheet[open]']);
  const found = filesOf('.css').flatMap((file) => spreadSheets(read(file)).map((selector) => `${file} ${selector}`));
  expect(found).toEqual([]);
});

it('draws the arrow of every select itself, because WebKit draws a box of the system around its own', () => {
  const selects = filesOf('.tsx').filter(
    (file) => !/^gallery|\.(test|stories)\./.test(file) && /<select\b/.test(read(file)),
  );
  const ofVisitors = selects.filter((file) => !file.startsWith('console'));
  // The select of the account is invisible, over a row that looks like the others.
  expect(ofVisitors.sort()).toEqual(['subscriber/account/settings-rows.tsx', 'ui/named-select.tsx', 'ui/select.tsx']);
  const rules = ['ui/select.module.css', 'console/frame/console.module.css'].map(read);
  for (const css of rules) expect(css).toMatch(/select \{[^}]*appearance: none/);
});
