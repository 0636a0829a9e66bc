import { capital, inWords, joinWithAnd, ordinalOf } from '#training/number-words.ts';
import { type Chart, knotsOf, minutesOf, type Stop, stepOf } from './chart.ts';
import type { ChartState } from './chart-the-wind.ts';

/** Every chart with a clock begins at four in the afternoon. */
const startMin = 16 * 60;

/** "5:40", for minutes after midnight on a clock of twelve hours. */
const clockTime = (min: number): string =>
  `${((Math.floor(min / 60) + 11) % 12) + 1}:${String(min % 60).padStart(2, '0')}`;

const givesOf = (chart: Chart, cards: readonly number[]) => cards.map((card) => stepOf(chart, card)[1]);

/** "The cross and the string come later"; a thing whose name ends in a plural s stands for many. */
const comesOrCome = (gives: readonly string[]) => (gives.length > 1 || /[^s]s$/.test(gives[0]!) ? 'come' : 'comes');

/** The second line of a card: the needed things, and the times in a chart with a clock. */
export function needsLine(chart: Chart, card: number): string {
  const needs = givesOf(chart, chart.needs[card]!);
  const line = needs.length === 0 ? 'Needs nothing first' : `Needs ${joinWithAnd(needs)}`;
  if (chart.deadline === null) return line;
  const timed = `${line} · ${minutesOf(chart, card)} min`;
  return chart.deadline.card === card ? `${timed}. ${deadlineLine(chart)}` : timed;
}

/** "The shop shuts at 5:40". */
function deadlineLine(chart: Chart): string {
  const { card, byMin } = chart.deadline!;
  return `${capital(stepOf(chart, card)[4]!)} at ${clockTime(startMin + byMin)}`;
}

/** The copy of a stopped flight: above the string, on the card, and in the tray. */
export interface StopCopy {
  title: string;
  ask: string;
  card: string;
  tray: string;
  advice: string;
}

export function stopCopy(chart: Chart, stop: Stop): StopCopy {
  const place = inWords(stop.place + 1);
  const shared = {
    title: `It flies to step ${place}`,
    tray:
      stop.place === 0
        ? 'No step works yet'
        : `${capital(inWords(stop.place))} ${stop.place === 1 ? 'step works' : 'steps work'}`,
  };
  const name = stepOf(chart, stop.card)[0];
  if ('doneAtMin' in stop) {
    const until = stepOf(chart, stop.card)[4]!;
    return {
      ...shared,
      ask: `Step ${place} is too late.`,
      card: `Too late: ${until} at ${clockTime(startMin + chart.deadline!.byMin)}`,
      advice: `You would be done at ${clockTime(startMin + stop.doneAtMin)}. Move “${name}” up.`,
    };
  }
  const gives = givesOf(chart, stop.missing);
  const names = stop.missing.map((card) => `“${stepOf(chart, card)[0]}”`);
  return {
    ...shared,
    ask: `Step ${place} needs something first.`,
    card: `Not yet: ${joinWithAnd(gives)} ${comesOrCome(gives)} later`,
    advice: `“${name}” needs ${joinWithAnd(gives)}. Put ${joinWithAnd(names)} before it.`,
  };
}

/** "5 steps with 3 knots". */
export function sizeLine(chart: Chart): string {
  const knots = knotsOf(chart);
  return `${chart.cards.length} steps with ${knots} ${knots === 1 ? 'knot' : 'knots'}`;
}

/** "All five steps work". */
export const worksLine = ({ order }: Pick<ChartState, 'order'>): string => `All ${inWords(order.length)} steps work`;

/** The announcement after a card has moved. */
export const moveLine = (name: string, place: number, count: number): string =>
  `${name} is ${ordinalOf(place)} of ${inWords(count)}.`;

/** The present instruction. */
export function askOf({ phase, chart, stop }: ChartState): { title: string; note: string } {
  if (phase === 'flying') return { title: 'It is on its way', note: `${chart.theme.title}.` };
  if (phase === 'works') return { title: 'It flies all the way', note: 'Every step has what it needs.' };
  if (phase === 'stopped') {
    const { title, ask } = stopCopy(chart, stop!);
    return { title, note: ask };
  }
  const times = `You start at ${clockTime(startMin)}. Look at the times.`;
  return {
    title: 'Which order works?',
    note: chart.deadline === null ? 'Drag a card, or use its arrows. No clock.' : times,
  };
}
