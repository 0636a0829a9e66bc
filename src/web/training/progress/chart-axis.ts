/** A line across a chart. */
interface AxisMark {
  /** In the score's unit. */
  score: number;
  label: string;
}

/** The range of a chart's axis, from its lower edge to its upper one. */
export interface ChartAxis {
  low: number;
  high: number;
  /** The highest first. */
  marks: readonly AxisMark[];
  /** Whether the lower edge is not zero, which has to be shown (training.md § 4.4). */
  isCut: boolean;
}

/** The part of a natural unit that an axis needs. */
interface AxisUnit {
  of(score: number): number;
  scoreOf(number: number): number;
  tellMark(number: number): string;
}

interface AxisRoom {
  /** The smallest range of scores that fills the chart, so that few sessions do not look far apart. */
  leastSpan: number;
  mostMarks: number;
}

/** The free space above the highest and below the lowest score, as a share of the height. */
const margin = 0.06;
/** Labels closer together than this share of the height would touch. */
const leastGap = 0.16;
/** Steps between marks, times every power of ten. */
const steps = [1, 2, 5] as const;
/** Times whose longest is more than this many times the shortest have marks at 1, 2, 5, 10, 20 and so on. */
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
  // On a scale of times, the short ones take most of the height: equal steps would leave it empty.
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

/** The multiples within the range; rounded, so that a label shows no binary fraction. */
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

/** The marks, highest first, without those that are too near to the one before. */
function apart(marks: readonly AxisMark[], gap: number): AxisMark[] {
  const sorted = [...marks].sort((a, b) => b.score - a.score);
  const kept: AxisMark[] = [];
  for (const mark of sorted) if (kept.length === 0 || kept.at(-1)!.score - mark.score >= gap) kept.push(mark);
  return kept;
}
