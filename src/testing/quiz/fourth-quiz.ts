import { vi } from 'vitest';
import type { Cohort } from '#contract/cohort.ts';
import type { QuizName, QuizRow } from '#quiz/catalogue.ts';
import type { Quiz, QuizDefinition, QuizOpening, StartCopy } from '#quiz/quiz.ts';
import { smallQuiz } from './small-quiz.ts';

/** Everything that a new quiz adds: one row of the catalogue … */
const row = {
  cohort: 'D' as Cohort,
  key: 'sleep' as QuizRow['key'],
  eventId: 'quiz_sleep' as QuizRow['eventId'],
  pages: {
    start: '/sleep',
    screens: '/sleep/screens',
    email: '/sleep/email',
    'training-plan': '/sleep/plan',
    inapps: '/sleep/inapps',
  },
  title: 'Sleep and rest',
  door: 'I lie awake',
  label: 'sleep',
  screenCount: 8,
  resultScreen: 8,
  chapters: [5],
  minutes: 2,
} satisfies QuizRow;

/** … and one folder. */
const { results, scale, copy } = smallQuiz;
const screens = [...smallQuiz.screens.slice(0, -1), { id: 'result', type: 'results', title: 'Your nights' } as const];
const opening = { asks: 'Sleep: your health.', screens: [screens[0]] } as unknown as QuizOpening;
const definition: QuizDefinition = { ...opening, screens, results, scale, copy };
const start: StartCopy = { title: 'How do you sleep?', lead: 'Eight short screens.', scene: 'hilltop' };

/** Its name, cohort and content, in the form that the code under test reads. */
export const fourth = {
  name: 'sleep' as QuizName,
  cohort: row.cohort,
  quiz: { name: 'sleep' as QuizName, ...row, ...definition } satisfies Quiz,
};

/** Adds it to a copy of the catalogue, for modules that are imported afterwards. */
export function addFourthQuiz(): void {
  vi.resetModules();
  vi.doMock('#quiz/catalogue.ts', async (original) => {
    const { catalogue } = await original<typeof import('#quiz/catalogue.ts')>();
    const copied = { ...catalogue, sleep: row };
    return { catalogue: copied, quizNames: Object.keys(copied) };
  });
  vi.doMock('#quiz/load-quiz.ts', async (original) => {
    const { loadQuiz } = await original<typeof import('#quiz/load-quiz.ts')>();
    return { loadQuiz: async (name: QuizName) => (name === fourth.name ? fourth.quiz : loadQuiz(name)) };
  });
  vi.doMock('#web/funnel/progress/openings.ts', async (original) => {
    const { openingOf } = await original<typeof import('#web/funnel/progress/openings.ts')>();
    return { openingOf: (name: QuizName) => (name === fourth.name ? { name, ...row, ...opening } : openingOf(name)) };
  });
  vi.doMock('#quiz/load-start.ts', () => ({ loadStart: async () => start }));
}

/** Removes it again for later tests. */
export function removeFourthQuiz(): void {
  for (const file of ['#quiz/catalogue', '#quiz/load-quiz', '#quiz/load-start', '#web/funnel/progress/openings']) {
    vi.doUnmock(`${file}.ts`);
  }
  vi.resetModules();
}
