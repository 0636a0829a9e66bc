import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linkTo, RichText } from './rich-text.tsx';

const tags = { help: linkTo('/help'), operator: () => <b>Ada</b> };
const drawn = (text: string) => renderToStaticMarkup(<RichText text={text} tags={tags} />).replaceAll(/<\/?span>/g, '');

describe('a text with tags', () => {
  it('has a link around its words, and what a tag stands for in its place', () => {
    expect(drawn('See <help>Help</help>, run by <operator/>.')).toBe(
      'See <a href="/help">Help</a>, run by <b>Ada</b>.',
    );
  });

  it('begins and ends with a tag', () => {
    expect(drawn('<help>Help</help>')).toBe('<a href="/help">Help</a>');
  });

  it.each([
    ['a tag that nobody knows', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a sign that is no tag', '3 < 4 and <<', '3 &lt; 4 and &lt;&lt;'],
    ['a tag that is not closed', 'See <help>Help', 'See &lt;help&gt;Help'],
  ])('shows %s as text', (_, text, html) => {
    expect(drawn(text)).toBe(html);
  });
});
