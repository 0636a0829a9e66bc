import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PublisherLine } from './results-screen.tsx';

test('a result quotes the publisher’s figures in one line, with a footnote that says whose they are (§ 3)', () => {
  const text = renderToStaticMarkup(<PublisherLine />).replaceAll(/<[^>]*>/g, '');
  expect(text).toBe(
    '46 %, 74 % (2040 participants), 80 %, 70 %* * Figure supplied by the publisher. We know no source for it, and it says nothing about you.',
  );
});
