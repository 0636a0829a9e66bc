import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMessage } from '#contract/copy/message.ts';
import { DrawnText } from './drawn-text.tsx';

const drawn = (text: string) =>
  renderToStaticMarkup(
    <DrawnText values={{ price: <b>$19.99</b>, date: <i>9 Apr</i> }} text={(marks) => formatMessage(text, marks)} />,
  );

it('a text has its values drawn where an operator puts them', () => {
  expect(drawn('{price} on {date}.')).toBe('<span></span><b>$19.99</b><span> on </span><i>9 Apr</i><span>.</span>');
  expect(drawn('On {date}: {price}')).toBe('<span>On </span><i>9 Apr</i><span>: </span><b>$19.99</b><span></span>');
});
