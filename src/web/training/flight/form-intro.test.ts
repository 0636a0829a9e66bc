import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Engine } from '#training/exercises/engine.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { yardstickOf } from '#training/run/yardstick.ts';
import { loadEngine } from './engine-modules.ts';
import { formIntro } from './form-intro.ts';

const engines = [...new Set(exerciseIds.map((id) => exerciseOf(id).engine))];
const captionsOf = (intro: { pictures: readonly { caption: string }[] }) =>
  intro.pictures.map(({ caption }) => caption).join(' ');

/** Whether an exercise's own files mention a quiet form. */
function hasQuietForm(engine: Engine): boolean {
  const folder = path.join(import.meta.dirname, '../engines', engine);
  return readdirSync(folder).some((file) =>
    /quietSwitch|'quiet-forms'/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
}

it('every exercise with a quiet form introduces that form in three pictures', async () => {
  const quiet: string[] = [];
  for (const engine of engines) {
    const { module } = await loadEngine(engine);
    expect(module.quietIntro !== undefined, engine).toBe(hasQuietForm(engine));
    if (module.quietIntro === undefined) continue;
    quiet.push(engine);
    expect(module.quietIntro.pictures, engine).toHaveLength(3);
  }
  expect(quiet.sort()).toEqual([
    'breath',
    'change-course',
    'clocks',
    'count-the-bows',
    'hold-the-line',
    'wait-for-the-gust',
  ]);
}, 60_000);

it('Hold the line is introduced as Still air where nothing may move', async () => {
  const { module } = await loadEngine('hold-the-line');
  const exercise = exerciseOf('hold-the-line');
  expect(formIntro(module, exercise, false)).toMatchObject({ name: 'Hold the line', what: exercise.what });
  const still = formIntro(module, exercise, true);
  expect(still).toMatchObject({
    name: yardstickOf('still-air').name,
    what: 'Press when the dot changes',
  });
  expect(captionsOf(still)).toBe('Look at the dot, and wait. It changes. Press at once.');
}, 60_000);

it.each([
  ['wait-for-the-gust', 'Sort the winds one by one', /^((?!Tap|Watch).)*$/],
  ['count-the-bows', 'Remember the order, then build it', /^((?!Watch).)*$/],
  ['change-course', 'Follow one rule, then the other', /Press left or right\./],
  ['settle', 'Slow breathing with a number', /^((?!horizon|rises|sinks).)*$/],
  ['long-tail', 'Breathe by a number, out longer than in', /^((?!horizon|rises|sinks).)*$/],
  ['one-thing', 'One task, phone in another room', /^((?!goes along).)*$/],
] as const)(
  'the quiet form of %s says what is done in it',
  async (id, what, captions) => {
    const exercise = exerciseOf(id);
    const { module } = await loadEngine(exercise.engine);
    const intro = formIntro(module, exercise, true);
    expect(intro).toMatchObject({ name: exercise.name, what });
    expect(captionsOf(intro)).toMatch(captions);
  },
  60_000,
);
