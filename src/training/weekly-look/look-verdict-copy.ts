import { oneMoreLook, type VerdictCopy } from '#training/progress/verdict-copy.ts';
import { firstWordText } from './look-copy.ts';
import type { LookProgress } from './look-progress.ts';

/**
 * The copy about the sum of the weekly looks (training.md § 4.3, § 4.5). Higher means more often here, and neither
 * direction is called good or bad.
 */
export function lookVerdictCopy({ verdict, points }: Pick<LookProgress, 'verdict' | 'points'>): VerdictCopy {
  switch (verdict.kind) {
    case 'not yet':
      return { title: 'Not enough yet', text: firstWordText(points.length) };
    case 'steady':
      return {
        title: verdict.isOutside ? oneMoreLook : 'No change you could tell from noise',
        text: verdict.isOutside
          ? 'Your last four weeks lie apart from your first four this time. One look is not enough. The next one decides.'
          : `Your last four weeks lie where your first four lie. A change of less than about ${pointsInWords(verdict.comparison.smallest)} would not be seen here.`,
      };
    case 'higher':
      return {
        title: 'Higher',
        text: 'You answer higher than in your first four looks. These things came more often. One person’s numbers cannot show why, and it is not a verdict.',
      };
    case 'lower':
      return {
        title: 'Lower',
        text: 'You answer lower than in your first four looks. These things came less often. One person’s numbers cannot show why, and it is not a verdict.',
      };
    case 'rough':
      return {
        title: 'We cannot tell',
        text: 'Your weeks differ so much that we cannot tell. More looks will help; so will the same day of the week.',
      };
  }
}

const pointsInWords = (points: number): string => {
  const half = Math.max(0.5, Math.round(points * 2) / 2);
  return `${half} ${half === 1 ? 'point' : 'points'}`;
};

/** The chart for people who do not see it: the sums, the verdict, and the numbers behind it. */
export function lookChartName(progress: LookProgress, highest: number): string {
  const { points, verdict } = progress;
  const sums = points.map(({ score }) => score).join(', ');
  const { title } = lookVerdictCopy(progress);
  const facts = [`Weekly look, sums from 0 to ${highest}: ${sums}.`, `${title}.`];
  if (verdict.kind !== 'not yet') {
    const { start, now, smallest } = verdict.comparison;
    const [first, last, least] = [start, now, smallest].map((number) => Number(number.toFixed(1)));
    facts.push(`First four weeks: ${first}. Last four: ${last}. Smallest change to be seen: ${least}.`);
  }
  return facts.join(' ');
}

/** The text under the card's title: the meaning of the points and their direction. */
export const lookCaption = (highest: number, looks: number): string =>
  `Six answers, 0 to ${highest}. Fewer points mean less often. ${looks} ${looks === 1 ? 'week' : 'weeks'}`;
