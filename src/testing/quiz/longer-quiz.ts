import { vi } from 'vitest';
import type { Screen } from '#quiz/quiz.ts';

const question: Screen = {
  type: 'select-options',
  title: 'How often do you lose your keys?',
  area: 'adhd',
  options: [
    { id: 'never', label: 'Never', value: 0 },
    { id: 'always', label: 'Always', value: 3 },
  ],
};

/**
 * Adds a 30th screen to the quiz `adhd`, right before its result, for modules that are imported afterwards. Only two
 * files change: the catalogue and the definition.
 */
export function addQuestion(): void {
  vi.resetModules();
  vi.doMock('#quiz/catalogue.ts', async (original) => {
    const { catalogue, quizNames } = await original<typeof import('#quiz/catalogue.ts')>();
    const { adhd } = catalogue;
    const longer = { ...adhd, screenCount: 30, resultScreen: adhd.resultScreen + 1, chapters: [9, 18, 26] };
    return { catalogue: { ...catalogue, adhd: longer }, quizNames };
  });
  vi.doMock('#quiz/adhd/definition.ts', async (original) => {
    const { definition } = await original<typeof import('#quiz/adhd/definition.ts')>();
    const result = definition.screens.findIndex(({ type }) => type === 'results');
    return { definition: { ...definition, screens: definition.screens.toSpliced(result, 0, question) } };
  });
}

/** Removes it again for later tests. */
export function removeQuestion(): void {
  for (const file of ['catalogue', 'adhd/definition']) vi.doUnmock(`#quiz/${file}.ts`);
  vi.resetModules();
}
