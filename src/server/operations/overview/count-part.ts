import type { Kysely } from 'kysely';
import type { Overview } from '#contract/console-overview.ts';
import { countVisitors } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type PartMoney, sumParts } from './money-figures.sql.ts';
import { countBegun } from './subscriber-figures.sql.ts';
import { sameHours, usualRange } from './usual-range.ts';

/** What happened in a part of a day (first), and in the same hours of the last eight same weekdays. */
export interface PartCounts {
  parts: readonly { startsAt: number; endsAt: number }[];
  visits: readonly number[];
  /** Subscriptions that began. */
  begun: readonly number[];
  money: readonly PartMoney[];
}

/** Counts a part of a day; its times are epoch ms. */
export async function countPart(
  db: Kysely<Schema>,
  part: { startsAt: number; endsAt: number },
): Promise<PartCounts | 'too slow'> {
  const parts = [part, ...sameHours(part)];
  const visits = await countVisitors(db, parts);
  if (visits === 'too slow') return visits;
  return { parts, visits, begun: await countBegun(db, parts), money: await sumParts(db, parts) };
}

interface Known {
  /** Of the net; null before the first payment. */
  currency: string | null;
  /** Epoch ms; nothing is usual before. */
  known: number;
}

/** The part's rows, each with its usual range. */
export function rowsOf({ parts, visits, begun, money }: PartCounts, { currency, known }: Known): Overview['today'] {
  const row = (name: Overview['today'][number]['row'], values: readonly number[]) => ({
    row: name,
    value: values[0]!,
    usual: usualRange(values.slice(1).filter((_, i) => parts[i + 1]!.startsAt >= known)),
  });
  return [
    row('visits', visits),
    row('new subscribers', begun),
    row(
      'renewals paid',
      money.map(({ renewals }) => renewals),
    ),
    row(
      'refunds',
      money.map(({ refunds }) => refunds),
    ),
    row(
      'net',
      money.map(({ net }) => (currency === null ? 0 : (net[currency] ?? 0))),
    ),
  ];
}
