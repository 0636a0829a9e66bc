import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { early, everything, furtherVerdicts } from '#testing/training/progress-entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { exercisesProgress } from '#training/progress/exercise-progress.ts';
import { ownLifeOf } from '#training/progress/own-life.ts';
import { ownNumbersOf } from '#training/progress/own-life-copy.ts';
import { seriesCopy } from '#training/progress/series-copy.ts';
import { useTraining } from '../store/training-store.ts';
import { furtherParts } from './further-parts.tsx';
import { ProgressView } from './progress-view.tsx';

const ignore = () => {};

function shown(entries: readonly Entry[], quiz: 'adhd' | 'wellbeing' = 'adhd'): string {
  const training = { ...useTraining.getState(), entries, folded: foldEntries(entries) };
  return renderToStaticMarkup(
    <ProgressView
      cards={{ training, quiz, today: '2026-11-21', mayTrain: true, onOpen: ignore }}
      further={furtherParts}
      data={null}
    />,
  );
}

/** What can be read; the labels inside charts belong to the pictures. */
const textOf = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
const beforeFolds = (markup: string): string => textOf(markup.split('<details')[0]!);

describe.each([
  ['empty', []],
  ['early', early],
  ['full', everything],
  ['full, with verdicts on all five exercises', [...everything, ...furtherVerdicts]],
] as const)('a Progress that is %s', (_, entries) => {
  it.each(['adhd', 'wellbeing'] as const)(
    'says at most 150 words before the first fold-out, after the quiz %s',
    (quiz) => {
      const words = wordsOf(beforeFolds(shown(entries, quiz)));
      expect(words.length).toBeGreaterThan(10);
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(150);
    },
  );
});

describe('what is folded', () => {
  const folded = foldEntries(everything);
  const text = textOf(shown(everything));

  it('has the meaning of each verdict, whole', () => {
    const meanings = exercisesProgress(folded).map(({ main }) => seriesCopy(main!).text);
    expect(meanings).toHaveLength(4);
    for (const meaning of meanings) expect(text).toContain(meaning);
  });

  it('has the meaning of each number about a life, whole', () => {
    const numbers = ownNumbersOf(ownLifeOf(folded));
    expect(numbers).toHaveLength(5);
    for (const { text: meaning } of numbers) expect(text).toContain(meaning);
  });
});

test('each verdict stands in its card before anything is unfolded, and beside them what practice does', () => {
  const text = beforeFolds(shown(everything));
  for (const verdict of [
    'Hold the line No change you could tell from noise',
    'Count the bows Higher',
    'Change course Lower',
  ]) {
    expect(text).toContain(verdict);
  }
  expect(text).toContain('Getting better at an exercise is what practice does.');
  expect(beforeFolds(shown(early))).toContain('Count the bows Too early to say');
});

test('facts of the last four weeks come first; an empty Progress says that there is none and has no row about charts', () => {
  expect(beforeFolds(shown(everything))).toMatch(/^ Progress Your last four weeks /);
  const empty = textOf(shown([]));
  expect(empty).toContain('Nothing to show yet');
  expect(empty).not.toMatch(/four weeks|charts|verdicts|album/);
});

test('numbers about a life stand before the verdicts where the plan is about feelings and habits', () => {
  const placesIn = (text: string) => [text.indexOf('Your own life'), text.indexOf('You beside you')];
  const [life, verdicts] = placesIn(textOf(shown(everything, 'wellbeing')));
  expect(life).toBeLessThan(verdicts!);
  const [lifeOfAdhd, verdictsOfAdhd] = placesIn(textOf(shown(everything)));
  expect(lifeOfAdhd).toBeGreaterThan(verdictsOfAdhd!);
});
