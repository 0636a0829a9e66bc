import { expect, it } from 'vitest';
import { mayMeasure } from './measuring-allowed.ts';

it.each([
  ['opt-out', '', true],
  ['opt-out', 'warning=true', true],
  ['opt-out', 'a=b; warning=false', false],
  ['opt-in', '', false],
  ['opt-in', 'other=true', false],
  ['opt-in', 'warning=true; a=b', true],
  ['opt-in', 'warning=false', false],
] as const)('with %s and the cookie "%s", measuring is allowed: %s', (mode, cookies, allowed) =>
  expect(mayMeasure(mode, cookies)).toBe(allowed),
);
