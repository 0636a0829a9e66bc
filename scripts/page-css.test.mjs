import { describe, expect, it } from 'vitest';
import { divideSheet } from './page-css.mjs';

const inlined = (css, html) => divideSheet(css).inlined(html);
const body =
  '<body><main id="main" class="card wide" aria-pressed="false"><h1 data-early="option:a">Hello</h1></main></body>';
const page = `<html lang="en">${body}</html>`;

describe('the CSS inside a page', () => {
  it.each([
    ['.card{a:b}', true],
    ['.card.wide:hover{a:b}', true],
    ['#main>h1::before{a:b}', true],
    ['.card:not(.gone){a:b}', true],
    [':where(ul,h1){a:b}', true],
    [':root[lang=en] .card{a:b}', true],
    ['[aria-pressed=false]{a:b}', true],
    ['[aria-pressed=true]{a:b}', false],
    ['*{a:b}', true],
    [':root{a:b}', true],
    ['.gone{a:b}', false],
    ['.card .gone{a:b}', false],
    ['.card.gone{a:b}', false],
    ['.gone:not(.card){a:b}', false],
    ['h1 .card{a:b}', false],
    ['table{a:b}', false],
    ['[data-gone]{a:b}', false],
    ['#gone{a:b}', false],
    ['@media print{.card{a:b}}', false],
    ['@page{a:b}', false],
  ])('the CSS inside a page has the rule %s: %s', async (css, isTaken) =>
    expect(await inlined(css, page)).toBe(isTaken ? css : ''),
  );

  it('the CSS inside a page has only those of a list of selectors that are in the page', async () => {
    expect(await inlined('.gone,.card,table{a:b}', page)).toBe('.card{a:b}');
  });

  it('the CSS inside a page keeps the order of all layers, so that the rest can follow', async () => {
    const css = '@layer page{.gone{a:b}}@layer ui{.card{a:b}}';
    expect(await inlined(css, page)).toBe('@layer page,ui;@layer ui{.card{a:b}}');
  });

  it('the CSS inside a page keeps conditions around their rules, and leaves out empty ones', async () => {
    const css = '@media (width>=9px){.card{a:b}@supports (x:y){.gone{a:b}}}';
    expect(await inlined(css, page)).toBe('@media (width>=9px){.card{a:b}}');
  });

  it('the CSS inside a page of training has the rules of training, which come in a file of their own', async () => {
    const ofTraining = page.replace('card wide', 't-card');
    expect(await inlined('.t-card{a:b}.t-gone{a:b}', ofTraining)).toBe('.t-card{a:b}');
    expect(await inlined('.t-card{a:b}', page)).toBe('');
  });

  it('the CSS inside a page has the keyframes of its rules', async () => {
    const css = '@keyframes rise{to{a:b}}@keyframes fall{to{a:b}}.card{animation:.2s ease rise}.gone{animation:fall}';
    expect(await inlined(css, page)).toBe('@keyframes rise{to{a:b}}.card{animation:.2s ease rise}');
  });

  it('the CSS inside a page has rules of attributes that the script in the head may set', async () => {
    const script = '<script>e.classList.add(`fonts`),e.dataset.healthConsent=``,t.dataset.earlyTapped=``</script>';
    const css = '.fonts .card{a:b}[data-health-consent] .card{a:b}h1[data-early-tapped]{a:b}';
    const pageWithScript = `<html lang="en"><head>${script}</head>${body}</html>`;
    expect(await inlined(css, pageWithScript)).toBe(css);
    expect(await inlined('main[data-early-tapped]{a:b}', pageWithScript)).toBe('');
  });

  it('the CSS inside a page takes no braces or commas in strings and functions for syntax', async () => {
    const css = '.card{content:"};,{"}.card:is(.gone,h1){a:url("/x;y")}';
    expect(await inlined(css, page)).toBe(css);
  });
});

describe('the file that follows', () => {
  it('the linked file has everything but the typefaces and the first layers, which every page has inside', async () => {
    const css = '@layer tokens{:root{--a:b}}@layer ui{.gone{a:b}}@font-face{font-family:F}@media print{.card{a:b}}';
    const { linked, inlined } = divideSheet(css);
    expect(linked).toBe('@layer ui{.gone{a:b}}@media print{.card{a:b}}');
    expect(await inlined('<html></html>')).toBe(
      '@layer tokens,ui;@layer tokens{:root{--a:b}}@font-face{font-family:F}',
    );
  });
});

it('rules and keyframes of training are in a sheet of their own, within their layers and conditions', () => {
  const { linked, training } = divideSheet(
    '@layer page{._a{color:red}.t-b ._c{color:blue}@media (min-width:9px){.t-b{color:green}._a{top:0}}@keyframes t-x{to{top:0}}@keyframes _y{to{top:1px}}}@font-face{font-family:x}',
  );
  expect(training).toBe(
    '@layer page{.t-b ._c{color:blue}@media (min-width:9px){.t-b{color:green}}@keyframes t-x{to{top:0}}}',
  );
  expect(linked).toContain('._a{color:red}');
  expect(linked).not.toContain('t-');
});
