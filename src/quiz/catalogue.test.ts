import { expect, it } from 'vitest';
import { catalogue, quizNames } from './catalogue.ts';

const rows = Object.values(catalogue);

it('the names that browsers, links and stored events know a quiz by are never changed', () => {
  expect(quizNames.map((name) => [name, catalogue[name].cohort, catalogue[name].key, catalogue[name].eventId])).toEqual(
    [
      ['adhd', 'A', 'quiz-one', 'quiz_one'],
      ['frequency', 'B', 'quiz-two', 'quiz_two'],
      ['wellbeing', 'C', 'mental-health', 'quiz_mental_health'],
    ],
  );
});

it('the pages of a quiz have the paths of § 2, in a visitor’s order', () => {
  expect(rows.map(({ pages }) => Object.values(pages).join(' '))).toEqual([
    '/quiz/dialogues /quiz/email /quiz/training-plan /quiz/inapps',
    '/quiztwo /quiztwo/screens /quiztwo/sign-up /quiztwo/offer',
    '/mental-quiz /mental-quiz/screens /mental-quiz/email-page /mental-quiz/creating-plan /mental-quiz/personal-plan /mental-quiz/inapps',
  ]);
});

it.each(quizNames)('the quiz %s has at most as many screens as there are events, including its result', (name) => {
  const { screenCount, counterTotal = screenCount, resultScreen, chapters } = catalogue[name];
  expect(screenCount).toBeLessThanOrEqual(31);
  expect(Math.max(counterTotal, resultScreen, ...chapters)).toBeLessThanOrEqual(screenCount);
});

it.each(quizNames)('all pages of %s are in one folder, which no other quiz uses', (name) => {
  const folderOf = (path: string) => path.split('/')[1];
  const folders = rows.map(({ pages }) => new Set(Object.values(pages).map(folderOf)));
  const own = folders[quizNames.indexOf(name)]!;
  expect(own.size).toBe(1);
  expect(folders.filter((folder) => folder.has([...own][0]))).toHaveLength(1);
});

it('every cohort is one capital letter, which is how the database keeps when its quiz was begun', () => {
  for (const { cohort } of rows) expect(cohort).toMatch(/^[A-Z]$/);
});

it.each(['cohort', 'key', 'eventId', 'title', 'door', 'label'] as const)('no two quizzes have the same %s', (field) =>
  expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length),
);
