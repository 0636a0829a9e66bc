import { afterEach, expect, it, vi } from 'vitest';
import { exerciseOf } from '#training/exercises/exercises.ts';
import { comesStill } from './quiet-form.ts';

afterEach(() => vi.unstubAllGlobals());

const deviceAsks = (lessMotion: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
const chosen = (quiet: readonly string[]) => ({ settingOf: () => quiet as never });

it.each([
  ['hold-the-line', false, [], false],
  ['hold-the-line', true, [], true],
  ['hold-the-line', false, ['hold-the-line'], true],
  ['count-the-bows', true, ['count-the-bows'], false],
  ['settle', true, [], false],
] as const)('%s with less motion %s and %s chosen: Still air comes instead: %s', (id, lessMotion, quiet, comes) => {
  deviceAsks(lessMotion);
  expect(comesStill(chosen(quiet), exerciseOf(id))).toBe(comes);
});
