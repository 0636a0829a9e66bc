import { expect, test } from 'vitest';
import type { Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { lockedFaults } from './locked.ts';
import { scoringOf } from './scoring.ts';

const { adhd } = quizzes;
const shipped = scoringOf(adhd);
const [first, second, ...rest] = adhd.screens;
const onset = adhd.screens[3]!;
const [child, teenager, adult, ...others] = onset.options!;
const asOnset = (change: Partial<Screen>): Partial<Quiz> => ({
  screens: adhd.screens.map((screen) => (screen === onset ? { ...screen, ...change } : screen)),
});
const found = (change: Partial<Quiz>) =>
  lockedFaults({ ...adhd, ...change }, shipped).map(({ path, says }) => `${path.join('.')}: ${says}`);

test('the shipped quiz is as it is', () => expect(found({})).toEqual([]));

test('words, pictures, and the order of answers with equal points are free', () => {
  const options = [teenager!, { ...child!, label: 'As a kid', echo: 'as a kid' }, adult!, ...others];
  expect(found(asOnset({ title: 'When did it begin?', desc: 'Roughly.', options }))).toEqual([]);
});

test.each<[string, Partial<Quiz>, string[]]>([
  ['a screen that is gone', { screens: [first!, ...rest] }, ['screens.age: screen 2 is missing']],
  [
    'a screen more',
    { screens: [...adhd.screens, { ...first!, id: 'extra' }] },
    ['screens.extra: this quiz has no such screen'],
  ],
  ['another order', { screens: [second!, first!, ...rest] }, ['screens.order: the screens stand in another order']],
  ['another type', asOnset({ type: 'agree' }), ['screens.onset.type: its type was select-options']],
  ['many answers', asOnset({ multiple: true }), ['screens.onset.answers: its number of answers was one']],
  ['an area', asOnset({ area: 'adhd' }), ['screens.onset.area: its area was none']],
  [
    'a point more',
    asOnset({ options: [{ ...child!, value: 3 }, teenager!, adult!, ...others] }),
    ['screens.onset.options.child.value: it was worth 2, not 3'],
  ],
  [
    'another id',
    asOnset({ options: [{ ...child!, id: 'kid' }, teenager!, adult!, ...others] }),
    [
      'screens.onset.options.child: an answer is missing',
      'screens.onset.options.kid: this question has no such answer',
    ],
  ],
  [
    'an answer that stands alone',
    asOnset({ options: [{ ...child!, exclusive: true }, teenager!, adult!, ...others] }),
    ['screens.onset.options.child.value: what the answer means is another'],
  ],
  [
    'points in another order',
    asOnset({ options: [adult!, teenager!, child!, ...others] }),
    ['screens.onset.options.order: the points in order were 2, 2, 1, 1, 0, 3'],
  ],
  [
    'another threshold',
    { scale: { ...adhd.scale, lowUpTo: 31 } },
    ['scale: the thresholds or limits of the levels are others'],
  ],
])('%s is a fault', (_what, change, expected) => expect(found(change)).toEqual(expected));
