import { vi } from 'vitest';
import type { Screen } from '#quiz/quiz.ts';

const question: Screen = {
  id: 'keys',
  type: 'select-options',
  title: 'How often do you lose your keys?',
  area: 'adhd',
  options: [
    { id: 'never', label: 'Never', value: 0 },
    { id: 'always', label: 'Always', value: 3 },
  ],
};

/**
 * Adds a screen to the quiz `adhd`, right before its result, for modules that are imported afterwards. Of the product
 * only the catalogue and the definition change.
 */
export function addQuestion(): void {
  vi.resetModules();
  vi.doMock('#quiz/catalogue.ts', async (original) => {
    const { catalogue, quizNames } = await original<typeof import('#quiz/catalogue.ts')>();
    const { adhd } = catalogue;
    const { screenCount, resultScreen, chapters } = adhd;
    const moved = chapters.map((screen) => (screen < resultScreen ? screen : screen + 1));
    const longer = { ...adhd, screenCount: screenCount + 1, resultScreen: resultScreen + 1, chapters: moved };
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
