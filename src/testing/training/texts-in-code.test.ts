import { expect, test } from 'vitest';
import { textsInCode } from './texts-in-code.ts';

test('texts are found wherever code keeps them, and nothing else is', () => {
  const code = `
    import { a } from 'not a text';
    type Reason = 'not shown' | 'not this';
    export const copy = { id: 'hold-the-line', label: 'Calm', say: 'Take the pace you like.', path: 'M0 12C3 4 5 6 7 8' };
    const line = (count: number) => \`You did \${count} rounds.\`;
    const media = matchMedia('(pointer: coarse)');
    const Page = () => <p className="muted">Nothing is <b>lost here.</b></p>;
    export const query = 'button:not([data-answer]), a';
  `;
  expect(textsInCode('page.tsx', code)).toEqual([
    'Calm',
    'Take the pace you like.',
    'You did 7 rounds.',
    'Nothing is',
    'lost here.',
  ]);
});
