import { describe, expect, it } from 'vitest';
import { divideSheet } from './page-css.mjs';

const inlined = (css, html) => divideSheet(css).inlined(html);
const page = '<html><body><main id="main" class="card wide" aria-pressed="false"><h1>Hello</h1></main></body></html>';

describe('the CSS inside a page', () => {
  it.each([
    ['.card{a:b}', true],
    ['.card.wide:hover{a:b}', true],
    ['#main>h1::before{a:b}', true],
    ['.card:not(.gone){a:b}', true],
    [':where(ul,h1){a:b}', true],
    ['[aria-pressed=true]{a:b}', true],
    ['*{a:b}', true],
    [':root{a:b}', true],
    ['.gone{a:b}', false],
    ['.card .gone{a:b}', false],
    ['.card.gone{a:b}', false],
    ['table{a:b}', false],
    ['[data-gone]{a:b}', false],
    ['#gone{a:b}', false],
    ['@media print{.card{a:b}}', false],
  ])('takes %s: %s', (css, isTaken) => expect(inlined(css, page)).toBe(isTaken ? css : ''));

  it('names of a list only the selectors that are on the page', () => {
    expect(inlined('.gone,.card,table{a:b}', page)).toBe('.card{a:b}');
  });

  it('keeps the order of all layers, so that the rest can follow', () => {
    const css = '@layer page{.gone{a:b}}@layer ui{.card{a:b}}';
    expect(inlined(css, page)).toBe('@layer page,ui;@layer ui{.card{a:b}}');
  });

  it('keeps conditions around what they hold, and none around nothing', () => {
    const css = '@media (width>=9px){.card{a:b}@supports (x:y){.gone{a:b}}}';
    expect(inlined(css, page)).toBe('@media (width>=9px){.card{a:b}}');
  });

  it('has the keyframes that it asks for', () => {
    const css = '@keyframes rise{to{a:b}}@keyframes fall{to{a:b}}.card{animation:.2s ease rise}.gone{animation:fall}';
    expect(inlined(css, page)).toBe('.card{animation:.2s ease rise}@keyframes rise{to{a:b}}');
  });

  it('knows the marks that the script in the head gives to the root', () => {
    const script = '<script>e.classList.add(`fonts`),e.dataset.healthConsent=``</script>';
    const css = '.fonts .card{a:b}[data-health-consent] .card{a:b}';
    expect(inlined(css, script + page)).toBe(css);
  });

  it('is not led astray by braces and commas in strings and functions', () => {
    const css = '.card{content:"};,{"}.card:is(.gone,h1){a:url("x;y")}';
    expect(inlined(css, page)).toBe(css);
  });
});

describe('the file that follows', () => {
  it('has all but the typefaces and the first layers, which every page has inside', () => {
    const css = '@layer tokens{:root{--a:b}}@layer ui{.gone{a:b}}@font-face{font-family:F}@media print{.card{a:b}}';
    const { linked, inlined } = divideSheet(css);
    expect(linked).toBe('@layer ui{.gone{a:b}}@media print{.card{a:b}}');
    expect(inlined('')).toBe('@layer tokens,ui;@layer tokens{:root{--a:b}}@font-face{font-family:F}');
  });
});
