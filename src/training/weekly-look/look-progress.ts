import type { QuizName } from '#quiz/catalogue.ts';
import type { Folded } from '#training/entries/fold.ts';
import type { SeriesPoint } from '#training/progress/series-points.ts';
import { type Verdict, type VerdictRule, verdictOf, weeklyRule } from '#training/progress/verdict.ts';
import { looksToSpeak } from './look-copy.ts';
import { highestOfAll, type LookItem, lookSets } from './look-items.ts';
import { type AreaRow, areaRows, sumOf } from './look-sum.ts';
import { fewestDaysBetween, looksOfQuiz } from './weekly-looks.ts';

/** The progress in a person's weekly looks. */
export interface LookProgress {
  /** The number of finished looks, including those without a sum. */
  looks: number;
  /** The sums; more points mean that things came more often. None is a warm-up. */
  points: readonly SeriesPoint[];
  verdict: Verdict;
  /** The first four looks beside the last four; empty before the first verdict. */
  areas: readonly AreaRow[];
}

/** The ordinary up and down until there are enough weeks to know the person's own: 2 of 22. */
const noiseShare = 1 / 11;
/** A smallest visible change above a third of all points is of no use. */
const roughShare = 1 / 3;

/**
 * The rule for a change of the sum. The look is open for three days, so two looks can be five days apart; each of them
 * is compared.
 */
export function lookRule(items: readonly LookItem[]): VerdictRule {
  const highest = highestOfAll(items);
  return { ...weeklyRule, daysApart: fewestDaysBetween, noise: highest * noiseShare, rough: highest * roughShare };
}

/**
 * The progress in weekly looks with the questions of a quiz. There is no verdict before the ninth look, which makes the
 * second comparison.
 */
export function lookProgress(folded: Folded, quiz: QuizName): LookProgress {
  const { items } = lookSets[quiz];
  const looks = looksOfQuiz(folded, quiz);
  const summed = looks.flatMap(({ day, body: { answers } }) => {
    const { sum } = sumOf(items, answers);
    return sum === null ? [] : [{ day, answers, sum }];
  });
  const points = summed.map(({ day, sum }, i) => ({ number: i + 1, day, score: sum, se: null, isWarmUp: false }));
  const answers = summed.map((look) => look.answers);
  const { compared } = weeklyRule;
  return {
    looks: looks.length,
    points,
    verdict: lookVerdict(points, lookRule(items)),
    areas: points.length < looksToSpeak ? [] : areaRows(items, answers.slice(0, compared), answers.slice(-compared)),
  };
}

export function lookVerdict(points: readonly SeriesPoint[], rule: VerdictRule): Verdict {
  const left = looksToSpeak - points.length;
  return left > 0 ? { kind: 'not yet', left } : verdictOf(points, rule);
}
