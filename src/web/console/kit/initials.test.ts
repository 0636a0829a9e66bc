import { expect, it } from 'vitest';
import { initialsOf } from './initials.tsx';

it.each([
  ['R. Okafor', 'RO'],
  ['Ada', 'A'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['ärmel øst', 'ÄØ'],
  ['O’Neill 2', 'O'],
  ['  ', ''],
  ['42', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
