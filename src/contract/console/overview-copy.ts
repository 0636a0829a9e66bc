import { formatMoney } from '#contract/format-money.ts';
import { locale } from '#contract/format-price.ts';
import { dayAndMonth } from '#contract/span-days.ts';
import type { Alert } from './alerts.ts';
import type { Overview } from './overview.ts';

type TodayRow = Overview['today'][number];

const rowNames: Record<TodayRow['row'], string> = {
  visits: 'Visits',
  'new subscribers': 'New subscribers',
  'renewals paid': 'Renewals paid',
  refunds: 'Refunds',
  net: 'Net',
};
export const rowName = (row: TodayRow['row']): string => rowNames[row];

/** `1,234`. */
export const countText = (count: number): string => count.toLocaleString(locale);

/** The value of a row, such as `611` or `$1,486.12`; of the net of a business without payments, `0`. */
export const rowValue = ({ row, value }: TodayRow, currency: string | null): string =>
  row === 'net' && currency !== null ? formatMoney(value, currency) : countText(value);

/** `about 611`, `about $1.5k`. */
export function usualText({ row, usual }: TodayRow, currency: string | null): string {
  if (usual === null) return 'not known yet';
  return `about ${row === 'net' && currency !== null ? formatMoney(usual, currency, 'short') : countText(usual)}`;
}

/** More of these is bad news. */
const unwanted: readonly TodayRow['row'][] = ['refunds'];

interface Unusual {
  row: TodayRow['row'];
  /** Such as `Net below the usual since 12 Nov`. */
  text: string;
  isGood: boolean;
}

/** The rows that have changed by more than chance. */
export function unusualRows(today: Overview['today']): Unusual[] {
  return today.flatMap(({ row, change }) => {
    if (change === null) return [];
    const isGood = (change.side === 'above') !== unwanted.includes(row);
    return [{ row, isGood, text: `${rowNames[row]} ${change.side} the usual since ${dayAndMonth(change.since)}` }];
  });
}

export interface Sentence {
  /** Whether a person has to look. */
  kind: 'fine' | 'look' | 'wrong';
  title: string;
  text: string;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Open work and unusual figures, in one sentence. */
export function overviewSentence(
  { today, isNew }: { today: Overview['today']; isNew: boolean },
  alerts: readonly Pick<Alert, 'title' | 'severity'>[],
  openWork: number,
): Sentence {
  const unusual = unusualRows(today);
  const [good, bad] = [true, false].map((isGood) => unusual.filter((one) => one.isGood === isGood));
  const things = [...alerts.map(({ title }) => title), ...bad!.map(({ text }) => text)];
  const waiting =
    openWork === 0 ? '' : ` ${countText(openWork)} ${openWork === 1 ? 'row needs' : 'rows need'} a person.`;
  if (isNew) {
    const text = `The first visit, payment and renewal will be here the day they happen.${waiting}`;
    return {
      kind: things.length > 0 ? 'look' : 'fine',
      title: titleOf(things.length, 'Nothing has happened yet.'),
      text,
    };
  }
  const isKnown = today.some(({ usual }) => usual !== null);
  const news = good!.length === 0 ? '' : ` ${listed(good!.map(({ text }) => text))}, which is good news.`;
  if (things.length === 0) {
    const rest = isKnown ? (good!.length === 0 ? 'Everything is as usual.' : 'Everything else is as usual.') : unknown;
    return { kind: 'fine', title: 'Nothing to look at.', text: `${rest}${news}${waiting}` };
  }
  const rest = bad!.length > 0 ? '' : isKnown ? ' Everything else is as usual.' : ` ${unknown}`;
  const kind = alerts.some(({ severity }) => severity === 'critical') ? 'wrong' : 'look';
  return { kind, title: titleOf(things.length, ''), text: `${listed(things)}.${rest}${news}${waiting}` };
}

const unknown = 'What is usual is known after eight weeks.';

const listed = (things: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    things.map((thing, i) => (i === 0 ? thing : lowered(thing))),
  );

/** Within a sentence a title begins small, unless it begins with a name. */
const lowered = (title: string) => (/^(Paddle|I )/.test(title) ? title : title[0]!.toLowerCase() + title.slice(1));

const titleOf = (count: number, none: string) =>
  count === 0 ? none : `${numbers[count] ?? count} ${count === 1 ? 'thing' : 'things'} to look at.`;

/** Whether there is no visit and no subscriber so far. */
export function isNewBusiness({ figures, net_by_day }: Overview): boolean {
  return figures.active === 0 && figures.paid.of === 0 && figures.paid_before.of === 0 && net_by_day.length === 0;
}
