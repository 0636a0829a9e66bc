import { describe, expect, test } from 'vitest';
import { agreeOptions, difficultToAnswer, frequencyOptions, other } from '#quiz/answer-scales.ts';
import { totalPoints } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import type { Area, Option, Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';

const { adhd, wellbeing } = quizzes;

const { screens, results } = wellbeing;
const screen = (number: number): Screen => screens[number - 1]!;
const areas: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];
const shares = Array.from({ length: 41 }, (_none, index) => index / 40);
const scale = [...agreeOptions(), ...frequencyOptions(3), ...frequencyOptions(4), difficultToAnswer, other];
const isOnScale = ({ label, minutes }: Option) => minutes !== undefined || scale.some((each) => each.label === label);
const resultNear = (share: number) => resultOf(wellbeing, walkThrough(wellbeing, nearShare(share)));

describe('the wellbeing quiz mirrors the adhd quiz (§ 3)', () => {
  const kindOf = ({ type, multiple, canSelectNone, canSelectAll, purpose, statement, checklist }: Screen) => ({
    type,
    multiple,
    canSelectNone,
    canSelectAll,
    purpose,
    hasStatement: statement !== undefined,
    checks: checklist?.length,
  });

  test('both quizzes have 29 screens of the same kinds in the same order, except the result', () => {
    expect(screens).toHaveLength(29);
    const mirrored = adhd.screens.map((each) =>
      kindOf(each.type === 'results' ? { ...each, type: 'results-mental-health' } : each),
    );
    expect(screens.map(kindOf)).toEqual(mirrored);
  });

  test('both quizzes have the same points in the same places', () => {
    const points = (quizScreens: readonly Screen[]) =>
      quizScreens.map(({ options }) => options?.map(({ value }) => value));
    expect(points(screens)).toEqual(points(adhd.screens));
  });

  test('both quizzes have the same chapters, number of screens and result screen', () => {
    const { screenCount, resultScreen, chapters } = adhd;
    expect(wellbeing).toMatchObject({ screenCount, resultScreen, chapters });
  });

  test('the same answers lead to the same daily minutes', () => {
    expect(screen(28).options).toEqual(adhd.screens[27]?.options);
  });

  test('each info card has its own scene', () => {
    const scenes = screens.filter(({ type }) => type === 'info').map(({ headerImg }) => headerImg);
    expect(scenes).toEqual(['hilltop', 'campfire', 'anchor', 'rain', 'sunrise']);
    expect(screen(29).headerImg).toBe('ready');
  });
});

describe('the questions', () => {
  test('no text is that of the adhd quiz, except gender, age, scales, times and "You are not alone"', () => {
    const own = (quizScreens: readonly Screen[]) =>
      quizScreens
        .slice(2)
        .flatMap(({ title, statement, options = [] }) => [
          statement?.text ?? title,
          ...options.filter((option) => !isOnScale(option)).map(({ label }) => label),
        ]);
    const shared = own(screens).filter((text) => own(adhd.screens).includes(text));
    expect([...new Set(shared)]).toEqual(['You are not alone']);
  });

  test('no text of a result is one of the adhd quiz’s', () => {
    const words = ({ results: { low, middle, high } }: Quiz) =>
      [low, middle, high].flatMap(({ desc, levelTitle, recommendation, symptoms, subAssessments }) => [
        desc,
        levelTitle,
        recommendation,
        ...symptoms,
        ...Object.values(subAssessments).flatMap((byLevel) => Object.values(byLevel)),
      ]);
    expect(words(wellbeing).filter((text) => words(adhd).includes(text))).toEqual([]);
  });
});

describe('score and levels (§ 9)', () => {
  test('someone with nothing to report has no points and is Thriving with 91', () => {
    const state = walkThrough(wellbeing, nearShare(0));
    expect(state.passed).toBe(true);
    expect(totalPoints(wellbeing, state)).toBe(0);
    expect(resultOf(wellbeing, state)).toMatchObject({ score: 91, level: 'high', content: { word: 'Thriving' } });
  });

  test('all highest answers are At Risk with 20.3', () => {
    expect(resultNear(1)).toMatchObject({ score: 20.3, level: 'low', content: { word: 'At Risk' } });
  });

  test('more points never give a better score', () => {
    const scores = shares.map((share) => {
      const state = walkThrough(wellbeing, nearShare(share));
      return { points: totalPoints(wellbeing, state), score: resultOf(wellbeing, state).score };
    });
    const byPoints = [...scores].sort((a, b) => a.points - b.points).map(({ score }) => score);
    expect(byPoints).toEqual([...byPoints].sort((a, b) => b - a));
  });

  test.each(areas)('answers about %s alone raise its own level and no other', (area) => {
    const state = walkThrough(wellbeing, (each, number) => nearShare(each.area === area ? 1 : 0)(each, number));
    const high = resultOf(wellbeing, state).subAssessments.filter(({ position }) => position > 0);
    expect(high).toEqual([expect.objectContaining({ area, level: 'high', position: 100 })]);
  });

  test('an area names few, some or many signs, whichever the level of the whole', () => {
    for (const { subAssessments } of Object.values(results)) {
      for (const { low, middle, high } of Object.values(subAssessments)) {
        expect([low, middle, high].map((words) => words.split(' ', 2).join(' '))).toEqual([
          'Few signs.',
          'Some signs.',
          'Many signs.',
        ]);
      }
    }
  });
});

describe('the words of the result', () => {
  test('levels are called At Risk, Stable and Thriving, each with its weather and picture', () => {
    const { low, middle, high } = results;
    expect([low.word, middle.word, high.word]).toEqual(['At Risk', 'Stable', 'Thriving']);
    expect(new Set([low, middle, high].map(({ levelTitle }) => levelTitle)).size).toBe(3);
    expect([low.levelImg, middle.levelImg, high.levelImg]).toEqual(['shelter', 'steady', 'soaring']);
  });

  test('At Risk says that talking helps and where the help lines are, without alarm', () => {
    const { desc, recommendation } = results.low;
    expect(desc).toMatch(/Talking to someone/);
    expect(desc).toMatch(/people to turn to/);
    expect(`${desc} ${recommendation}`).not.toMatch(/danger|urgent|serious|severe|crisis|must|!/i);
  });

  test('the result says first that it is no diagnosis, then who can say more', () => {
    expect(screen(25).desc).toMatch(/^This is a self-check, not a diagnosis\. Only a professional /);
  });
});
