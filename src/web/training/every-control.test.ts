import { expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';

const textOf = (name: string) => code.find((file) => file.name === `web/training/${name}`)!.text;

/** Each file that follows a finger or a mouse, with the file in which keys do the same. */
const keyWays: Record<string, [file: string, by: RegExp]> = {
  'play/use-run.ts': ['play/use-run.ts', /onClick\(event\)[\s\S]*source: 'key'/],
  'engines/count-the-bows/count-the-bows.tsx': [
    'engines/count-the-bows/count-the-bows.tsx',
    /<button[^>]*\{\.\.\.press\}/,
  ],
  'engines/hold-the-line/arena.tsx': ['engines/hold-the-line/kite-buttons.tsx', /<button[\s\S]*onKeyDown/],
  'engines/chart-the-wind/use-card-drag.ts': ['engines/chart-the-wind/step-cards.tsx', /onKeyDown/],
};

it('what a pointer does in training, keys do too', () => {
  const pointed = code.filter(
    ({ name, text }) =>
      name.startsWith('web/training/') && /on(Pointer(Down|Up|Move)|Touch\w+|Drag\w*)[:=(]/.test(text),
  );
  expect(pointed.map(({ name }) => name.replace('web/training/', '')).sort()).toEqual(Object.keys(keyWays).sort());
  for (const [file, by] of Object.values(keyWays)) expect(textOf(file), file).toMatch(by);
});

it('what is pressed in training without being a button, a link or a field takes keys, too', () => {
  const presses = /<(?:div|span|p|li|ul|ol|section|svg|g|circle|path|img)\b[^>]*\sonClick=/;
  const pressed = code.filter(({ name, text }) => name.startsWith('web/training/') && presses.test(text));
  expect(
    pressed.filter(({ text }) => !/role="button"[\s\S]*tabIndex/.test(text) || !text.includes('onKeyDown')),
  ).toEqual([]);
});
