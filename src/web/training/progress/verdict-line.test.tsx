import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Verdict } from '#training/progress/verdict.ts';
import { VerdictLine } from './verdict-line.tsx';

const render = (kind: Verdict['kind']) => renderToStaticMarkup(<VerdictLine kind={kind} title="What was seen" />);
/** Without the only permitted difference: the height of the mark. */
const withoutPlace = (markup: string) => markup.replace(/translate\(0 -?\d+\)/, '');
const placeOf = (markup: string) => Number(/translate\(0 (-?\d+)\)/.exec(markup)?.[1]);

test('steady has the size, the colour and the place of higher; only its mark stands elsewhere', () => {
  expect(withoutPlace(render('steady'))).toBe(withoutPlace(render('higher')));
  expect(withoutPlace(render('lower'))).toBe(withoutPlace(render('higher')));
});

test('the mark stands over, in or under the band', () => {
  expect(placeOf(render('higher'))).toBeLessThan(0);
  expect(placeOf(render('steady'))).toBe(0);
  expect(placeOf(render('lower'))).toBe(-placeOf(render('higher')));
});

test('where nothing can be told the glyph keeps its size, and before there is a look there is none', () => {
  const size = 'width="28" height="28"';
  expect(render('rough')).toContain(size);
  expect(render('higher')).toContain(size);
  expect(render('not yet')).not.toContain('svg');
});
