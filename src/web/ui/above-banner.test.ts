import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const web = path.dirname(import.meta.dirname);
/** The console and the gallery have no cookie banner of their own. */
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /^(?!console|gallery).*\.css$/.test(name) && !name.endsWith('cookie-banner.module.css'),
);

/** The banner's `z-index`. */
const bannerLevel = 30;

/** The bottom side in `inset` or `inset-block`, or `bottom` itself. */
function bottomOf({ prop, value }: Declaration): string | null {
  const sides = value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  if (prop === 'bottom') return value;
  if (prop === 'inset-block') return sides[1] ?? sides[0]!;
  if (prop === 'inset') return sides[2] ?? sides[0]!;
  return null;
}

const declarationsOf = (rule: Rule) => rule.nodes.filter((node): node is Declaration => node.type === 'decl');

/** Rules that keep something at the screen's lower edge, where the open banner would cover it. */
function underBanner(css: string): string[] {
  const found: string[] = [];
  const sheet = postcss.parse(css);
  const isStacked = /position: fixed/.test(css);
  /** The selectors of elements above the banner, and of parts that scroll in them. */
  const above: string[] = [];
  sheet.walkRules((rule) => {
    const declared = declarationsOf(rule);
    const value = (prop: string) => declared.find((one) => one.prop === prop)?.value;
    const position = value('position');
    const stays = position === undefined ? isStacked && value('bottom') !== undefined : position !== 'absolute';
    if (!stays || position === 'relative' || position === 'static') return;
    // A pseudo-element lies in the layer of its element.
    if (Number(value('z-index') ?? 0) > bannerLevel || rule.selector.includes('::')) return;
    const bottom = declared.map(bottomOf).find((one) => one !== null && one !== 'auto');
    if (bottom?.includes('--banner')) above.push(...rule.selectors);
    else if (bottom && !above.some((one) => rule.selector.startsWith(`${one} `))) found.push(rule.selector);
  });
  return found;
}

it('nothing that stays at the lower edge of the screen lies under the cookie banner', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) =>
    underBanner(readFileSync(path.join(web, name), 'utf8')).map((selector) => `${name} ${selector}`),
  );
  expect(found).toEqual([]);
});

it('finds what is fixed or sticks at the lower edge without the banner’s height', () => {
  expect(
    underBanner(`
      .tabs { position: fixed; inset: auto 0 0; }
      .veil { position: fixed; inset: 0; }
      .bottom { bottom: calc(12px + var(--safe-b)); }
      .dock { position: sticky; bottom: 0; }
      .kept { position: fixed; inset: auto 0 var(--banner); }
      .kept > button { position: sticky; bottom: 12px; }
      .menu { position: fixed; inset: calc(62px + var(--safe-t)) 12px auto auto; }
      .over { position: fixed; inset: 0; z-index: 31; }
      .head { position: sticky; top: 0; }
      .part { position: absolute; inset: 0; }
    `),
  ).toEqual(['.tabs', '.veil', '.bottom', '.dock']);
});
