import { describe, expect, it } from 'vitest';
import { mirrorText } from '#quiz/engine/mirror.ts';
import { progressOf } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { shareOf, visitTo } from './phone-visit.ts';

const { adhd } = quizzes;

describe('the visit in the phone', () => {
  it.each(Object.values(quizzes).flatMap((quiz) => quiz.screens.map(({ id }, place) => ({ quiz, id, place }))))(
    'comes to screen $id of $quiz.name, which waits for an answer',
    ({ quiz, id, place }) => {
      const state = visitTo(quiz, id, {}, 0.5);
      expect(state.currentScreen).toBe(place + 1);
      expect(progressOf(state, place + 1).answers).toEqual([]);
    },
  );

  it('has the answers that were given in it, which cards quote', () => {
    const card = adhd.screens[4]!;
    const state = visitTo(adhd, card.id, { onset: ['teenager'] }, 0.5);
    expect(mirrorText(adhd, state, card)).toMatchObject({ title: 'You first noticed it as a teenager' });
  });

  it('has named something on its way, so that a card has words to quote', () => {
    const card = adhd.screens[4]!;
    const state = visitTo(adhd, card.id, {}, shareOf(adhd, null));
    expect(mirrorText(adhd, state, card)?.title).toMatch(/^You first noticed it /);
  });

  it('shows the answers of the screen itself', () => {
    expect(progressOf(visitTo(adhd, 'onset', { onset: ['adult'] }, 0.5), 4).answers).toEqual(['adult']);
  });

  it('goes past a question that has no answers yet', () => {
    const screens = adhd.screens.map((screen) => (screen.id === 'onset' ? { ...screen, options: [] } : screen));
    expect(visitTo({ ...adhd, screens }, 'found-late', {}, 0.5).currentScreen).toBe(5);
  });

  it('is at the first screen when the wanted one is gone', () => {
    expect(visitTo(adhd, 'nowhere', {}, 0.5).currentScreen).toBe(1);
  });

  it.each(
    Object.values(quizzes).flatMap((quiz) => (['low', 'middle', 'high'] as const).map((level) => ({ quiz, level }))),
  )('shows a result that is $level of $quiz.name', ({ quiz, level }) => {
    const result = quiz.screens[quiz.resultScreen - 1]!;
    expect(resultOf(quiz, visitTo(quiz, result.id, {}, shareOf(quiz, level))).level).toBe(level);
  });
});
