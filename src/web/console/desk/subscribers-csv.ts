import type { SubscriberRow } from '#contract/console-desk.ts';
import { type CsvRow, csvText } from '#contract/csv-text.ts';
import { formatPrice } from '#contract/format-price.ts';

const head: CsvRow = [
  ...['account', 'address', 'name', 'state', 'plan', 'price', 'next', 'next at', 'payments', 'paying since'],
  ...['paid less refunds', 'open'],
];

/** The shown rows as CSV (RFC 4180), masked as they are on screen; times are ISO 8601 in UTC. */
export function subscribersCsv(rows: readonly SubscriberRow[]): string {
  return csvText([
    head,
    ...rows.map(
      (row): CsvRow => [
        ...[row.id, row.email, row.name, row.state, row.plan],
        ...[row.price && formatPrice(row.price), row.next?.what ?? null, row.next?.at ?? null],
        ...[row.payments, row.paying_since, row.kept.map(formatPrice).join(' and '), row.open.join(', ')],
      ],
    ),
  ]);
}
