import { newId } from '#contract/quiz-document/new-id.ts';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';

type Option = NonNullable<QuizScreen['options']>[number];

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function moved<Row extends { id: string }>(rows: readonly Row[], id: string, by: -1 | 1): Row[] {
  const place = rows.findIndex((row) => row.id === id);
  const to = place + by;
  if (place === -1 || to < 0 || to >= rows.length) return [...rows];
  const next = [...rows];
  [next[place], next[to]] = [next[to]!, next[place]!];
  return next;
}

function insertedAfter<Row extends { id: string }>(rows: readonly Row[], id: string, row: Row): Row[] {
  const place = rows.findIndex((one) => one.id === id);
  return [...rows.slice(0, place + 1), row, ...rows.slice(place + 1)];
}

/** An empty screen after another one; it is a question until somebody says otherwise. @returns the body and its id */
export function addScreen(body: QuizBody, after: string, random?: () => number): { body: QuizBody; id: string } {
  const id = newId(idsOf(body.screens), random);
  const options = [1, 2].map(() => ({ label: '', value: 0 }));
  const first = newId([], random);
  const screen: QuizScreen = {
    id,
    type: 'select-options',
    title: '',
    options: options.map((option, place) => ({ ...option, id: place === 0 ? first : newId([first], random) })),
  };
  return { body: { ...body, screens: insertedAfter(body.screens, after, screen) }, id };
}

/** The same screen once more, after it, with an id of its own. Its answers keep theirs, which count within a screen. */
export function copyScreen(body: QuizBody, id: string, random?: () => number): { body: QuizBody; id: string } {
  const origin = body.screens.find((screen) => screen.id === id);
  if (origin === undefined) return { body, id };
  const copy = { ...structuredClone(origin), id: newId(idsOf(body.screens), random) };
  return { body: { ...body, screens: insertedAfter(body.screens, id, copy) }, id: copy.id };
}

export const moveScreen = (body: QuizBody, id: string, by: -1 | 1): QuizBody => ({
  ...body,
  screens: moved(body.screens, id, by),
});

/** A chapter that ended at the screen ends no longer. */
export const removeScreen = (body: QuizBody, id: string): QuizBody => ({
  ...body,
  screens: body.screens.filter((screen) => screen.id !== id),
  chapters: body.chapters.filter((chapter) => chapter !== id),
});

function withOptions(body: QuizBody, screenId: string, change: (options: readonly Option[]) => Option[]): QuizBody {
  const screens = body.screens.map((screen) =>
    screen.id === screenId ? { ...screen, options: change(screen.options ?? []) } : screen,
  );
  return { ...body, screens };
}

export const addOption = (body: QuizBody, screenId: string, random?: () => number): QuizBody =>
  withOptions(body, screenId, (options) => [...options, { id: newId(idsOf(options), random), label: '', value: 0 }]);

export const copyOption = (body: QuizBody, screenId: string, id: string, random?: () => number): QuizBody =>
  withOptions(body, screenId, (options) => {
    const origin = options.find((option) => option.id === id);
    return origin === undefined
      ? [...options]
      : insertedAfter(options, id, { ...origin, id: newId(idsOf(options), random) });
  });

export const moveOption = (body: QuizBody, screenId: string, id: string, by: -1 | 1): QuizBody =>
  withOptions(body, screenId, (options) => moved(options, id, by));

export const removeOption = (body: QuizBody, screenId: string, id: string): QuizBody =>
  withOptions(body, screenId, (options) => options.filter((option) => option.id !== id));
