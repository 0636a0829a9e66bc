import { expect, it } from 'vitest';
import { type Finding, openFindings } from './kind.ts';

const finding = (id: string, effect: Finding['effect'], confirmBy?: string): Finding => ({
  id,
  effect,
  path: [],
  text: id,
  hint: '',
  ...(confirmBy === undefined ? {} : { confirmBy }),
});
const all = [
  finding('zero', 'refuses'),
  finding('step', 'asks', '$32.80'),
  finding('seen', 'notes'),
  finding('fine', 'passes'),
];
const open = (typed: Record<string, string>) => openFindings(all, typed).map(({ id }) => id);

it.each<[string, Record<string, string>, string[]]>([
  ['what refuses and what asks stands in the way', {}, ['zero', 'step']],
  ['what was typed in full does not ask any more', { step: ' $32.80 ' }, ['zero']],
  ['another text confirms nothing', { step: '$3.28' }, ['zero', 'step']],
  ['a confirmation is for its own finding', { seen: '$32.80' }, ['zero', 'step']],
  ['nothing confirms what refuses', { zero: 'zero', step: '$32.80' }, ['zero']],
])('%s', (_, typed, expected) => {
  expect(open(typed)).toEqual(expected);
});
