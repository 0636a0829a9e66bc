import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { canonical } from '#publishing/body.ts';
import { loadStart } from '#quiz/load-start.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { QuizBody } from './quiz-body.ts';
import { bodyOf, quizOf, startOf } from './quiz-of-body.ts';

const given = await Promise.all(
  Object.values(quizzes).map(async (quiz) => ({
    name: quiz.name,
    quiz,
    start: quiz.pages.start === undefined ? null : await loadStart(quiz.name),
  })),
);

test.each(given)('the body of $name has the whole quiz, and gives it back', ({ quiz, start }) => {
  const body = bodyOf(quiz, start);
  expect([...Value.Errors(QuizBody, body)]).toEqual([]);
  expect(quizOf(quiz.name, body)).toEqual(quiz);
  expect(startOf(body)).toEqual(start);
  expect(canonical(bodyOf(quizOf(quiz.name, body), startOf(body)))).toBe(canonical(body));
});

test.each(given)('the body of $name is the same after a way through a database', ({ quiz, start }) => {
  const stored: QuizBody = JSON.parse(canonical(bodyOf(quiz, start)));
  expect(quizOf(quiz.name, stored)).toEqual(quiz);
});

test('the result and the chapters follow their screens, wherever these stand', () => {
  const body = bodyOf(quizzes.adhd, null);
  const [first, second, ...rest] = body.screens;
  const shorter = quizOf('adhd', { ...body, screens: [first!, ...rest] });
  expect(second!.id).toBe('age');
  expect(shorter).toMatchObject({ screenCount: 28, resultScreen: 24, chapters: [8, 17, 24] });
});

test.each([
  ['a field that nobody knows', { score: 1 }],
  ['a title as long as a page', { title: 'x'.repeat(201) }],
  ['more screens than a quiz can have', { screens: Array.from({ length: 61 }, (_none, at) => ({ id: `s${at}` })) }],
])('the schema refuses %s', (_what, change) => {
  expect(Value.Check(QuizBody, { ...bodyOf(quizzes.adhd, null), ...change })).toBe(false);
});
