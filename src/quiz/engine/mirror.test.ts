import { expect, test } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { mirrorText } from './mirror.ts';

const { adhd } = quizzes;
const card = adhd.screens.find(({ id }) => id === 'string')!;

function said(signs: string[], places: string[]): string {
  const picks: Record<string, string[]> = { signs, places };
  const state = walkThrough(adhd, (screen, number) => picks[screen.id] ?? nearShare(0)(screen, number));
  return mirrorText(adhd, state, card)!.desc;
}

test('a mirror card quotes what the visitor chose, in the order of the screen', () => {
  expect(said(['restless', 'lose-track-of-time'], ['sleep'])).toBe(
    'You named hours that vanish and restlessness when it is quiet. It gets in your way with sleep.',
  );
});

test('a long list is cut after the second item', () => {
  expect(said(['lose-track-of-time', 'switch-tasks', 'hard-to-start', 'restless'], ['home', 'money', 'other'])).toBe(
    'You named hours that vanish, jumping to something new and 2 more. It gets in your way with chores, paperwork and 1 more.',
  );
});

test.each([
  [['restless'], ['hardly-anywhere'], 'You named restlessness when it is quiet. So far it hardly gets in your way.'],
  [['curious'], ['sleep'], 'You named nothing special, and still it gets in your way with sleep.'],
  [['curious'], ['hardly-anywhere'], 'Nothing special, and hardly anything in your way.'],
])('%j and %j choose the variant that fits', (signs, places, text) => {
  expect(said(signs, places)).toBe(text);
});

test('a card without a mirror says the same to everybody', () => {
  const fact = adhd.screens.find(({ id }) => id === 'not-alone')!;
  expect(mirrorText(adhd, walkThrough(adhd, nearShare(1)), fact)).toBeNull();
});
