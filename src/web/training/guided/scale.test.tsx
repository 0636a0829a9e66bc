import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Scale } from './scale.tsx';

const drawn = (value: number | null) =>
  renderToStaticMarkup(<Scale question="Wound up" low="Not at all" high="Very" value={value} onAnswer={() => {}} />);

it('a scale is a slider from 0 to 10 that its question names', () => {
  const [, id] = /<label for="([^"]+)">Wound up<\/label>/.exec(drawn(7))!;
  const slider = /<input [^>]*>/.exec(drawn(7))![0];
  expect(slider).toContain(`id="${id}"`);
  expect(slider).toMatch(/type="range"/);
  expect(slider).toMatch(/max="10"/);
  expect(slider).toMatch(/value="7"/);
  expect(slider).not.toContain('aria-valuetext');
});

it('an open scale says so and shows no number; an answer can be taken back', () => {
  expect(drawn(null)).toContain('aria-valuetext="No answer yet"');
  expect(drawn(null)).toContain('<b></b>');
  expect(drawn(null)).not.toContain('Take it back');
  expect(drawn(0)).toContain('<b>0</b>');
  expect(drawn(0)).toContain('Take it back');
});
