/** A line across a chart. */
interface AxisMark {
  /** In the score's unit. */
  score: number;
  label: string;
}

/** What a chart shows of the scores, from its lower edge to its upper one. */
export interface ChartAxis {
  low: number;
  high: number;
  /** The highest first. */
  marks: readonly AxisMark[];
  /** The lower edge is not zero, which has to be said (training.md § 4.4). */
  isCut: boolean;
}

/** How scores are told, as far as an axis needs it. */
interface AxisUnit {
  of(score: number): number;
  scoreOf(number: number): number;
  tellMark(number: number): string;
}

interface AxisRoom {
  /** The smallest part of the scores' unit that fills the chart, so that few sessions do not look far apart. */
  leastSpan: number;
  mostMarks: number;
}

/** What is kept free above the highest and below the lowest score, of the height. */
const margin = 0.06;
/** Labels nearer than this, of the height, would touch. */
const leastGap = 0.16;
/** Steps between marks, for every power of ten. */
const steps = [1, 2, 5] as const;
/** Times of which the longest is more than so many of the shortest are marked at 1, 2, 5, 10, 20 and so on. */
const widestInSteps = 4;

/** An axis around scores, with round numbers of the unit at its marks. */
export function axisAround(scores: readonly number[], unit: AxisUnit, { leastSpan, mostMarks }: AxisRoom): ChartAxis {
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const span = Math.max(most - least, leastSpan) / (1 - 2 * margin);
  const low = (least + most - span) / 2;
  const high = low + span;
  return { low, high, marks: roundMarks(low, high, unit, mostMarks), isCut: unit.of(low) !== 0 };
}

function roundMarks(low: number, high: number, unit: AxisUnit, mostMarks: number): AxisMark[] {
  const ends = [unit.of(low), unit.of(high)] as const;
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  // Of times, the short ones take most of the height: equal steps would leave it empty.
  if (ends[0] > ends[1] && to > widestInSteps * from) {
    return apart(
      tenths(from, to).map((number) => ({ score: unit.scoreOf(number), label: unit.tellMark(number) })),
      leastGap * (high - low),
    );
  }
  const smallest = Math.floor(Math.log10((to - from) / mostMarks));
  let marks: AxisMark[] = [];
  for (let power = smallest; power <= smallest + 2; power += 1) {
    for (const step of steps.map((each) => each * 10 ** power)) {
      const some = multiples(from, to, step).map((number) => ({
        score: unit.scoreOf(number),
        label: unit.tellMark(number),
      }));
      const isClear = new Set(some.map(({ label }) => label)).size === some.length && some.length <= mostMarks;
      if (some.length < 2) return marks;
      if (isClear) {
        marks = apart(some, leastGap * (high - low));
        if (marks.length > 1) return marks;
      }
    }
  }
  return marks;
}

/** Those within the range; rounded, so that a label does not show how numbers are stored. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** 1, 2 and 5 times every power of ten, within the range. */
function tenths(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const powers = Array.from({ length: Math.ceil(Math.log10(to)) - first + 1 }, (_, i) => first + i);
  return powers
    .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(3))))
    .filter((number) => number >= from && number <= to);
}

/** The highest first; those that are too near to the one before are left out. */
function apart(marks: readonly AxisMark[], gap: number): AxisMark[] {
  const sorted = [...marks].sort((a, b) => b.score - a.score);
  const kept: AxisMark[] = [];
  for (const mark of sorted) if (kept.length === 0 || kept.at(-1)!.score - mark.score >= gap) kept.push(mark);
  return kept;
}
