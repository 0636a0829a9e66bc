import { expect, it } from 'vitest';
import { factorsText, teamText } from './team-copy.ts';

const of = (active: number, invited: number, ended = 0) => [
  ...Array.from({ length: active }, () => ({ state: 'active' as const })),
  ...Array.from({ length: invited }, () => ({ state: 'invited' as const })),
  ...Array.from({ length: ended }, () => ({ state: 'ended' as const })),
];

it.each([
  [of(5, 1, 1), 'Five people can sign in, one is invited.'],
  [of(1, 0), 'One person can sign in.'],
  [of(0, 2), 'Nobody can sign in, two are invited.'],
  [of(13, 13), '13 people can sign in, 13 are invited.'],
])('%#: the team in a sentence', (team, text) => {
  expect(teamText(team)).toBe(text);
});

it.each([
  [{ passkeys: 2, code_apps: 0 }, '2 passkeys'],
  [{ passkeys: 1, code_apps: 1 }, 'passkey, code app'],
  [{ passkeys: 0, code_apps: 0 }, ''],
])('%#: second factors in words', (factors, text) => {
  expect(factorsText(factors)).toBe(text);
});
