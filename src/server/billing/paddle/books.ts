import { setTimeout as delay } from 'node:timers/promises';
import type { DailyTotals, Page, PaymentProvider, PayoutRow, ProviderOutcome } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { csvRecords } from './csv-records.ts';
import { failureOf, mapOutcome, minorOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readPayoutRow } from './payout-row.ts';
import { readAdjustment, readTransaction } from './read-event.ts';

/** Paddle's largest page for each of these lists. */
const perPage = { transactions: 30, adjustments: 50 };
/**
 * Paddle lists adjustments by their age, not by their last change. A refund is decided within days, a dispute within
 * about three months, and its reversal is an adjustment of its own.
 */
const changesForMs = 100 * 86_400_000;

const reportChecks = 40;
const betweenChecksMs = 1_500;

export function paddleBooks(gateway: PaddleGateway): PaymentProvider['books'] {
  return {
    transactionsSince: (since, after) =>
      pageOf(
        gateway,
        () =>
          gateway.sdk.transactions.list({
            'updatedAt[GTE]': new Date(since).toISOString(),
            orderBy: 'id[ASC]',
            include: ['address', 'discount'],
            perPage: perPage.transactions,
            ...(after === null ? {} : { after }),
          }),
        (entity) => readTransaction(entity),
      ),
    adjustmentsSince: async (since, after) => {
      const page = await pageOf(
        gateway,
        () =>
          gateway.sdk.adjustments.list({
            orderBy: 'id[DESC]',
            perPage: perPage.adjustments,
            ...(after === null ? {} : { after }),
          }),
        (entity) => readAdjustment(entity),
      );
      if (!('ok' in page)) return page;
      const { entities } = page.ok;
      const isOver = (entities.at(-1)?.createdAt ?? 0) < since - changesForMs;
      return {
        ok: { entities: entities.filter(({ updatedAt }) => updatedAt >= since), after: isOver ? null : page.ok.after },
      };
    },
    rowsOfPayout: (reference) => rowsOfPayout(gateway, reference),
    dailyTotals: (from, to) => dailyTotals(gateway, from, to),
  };
}

async function pageOf<Entity extends { id: string }, Event>(
  gateway: PaddleGateway,
  list: () => { next: () => Promise<Entity[]>; hasMore: boolean },
  read: (entity: Entity) => Event,
): Promise<ProviderOutcome<Page<Event>>> {
  const pages = list();
  const found = await callPaddle(gateway, 'read', () => pages.next());
  return mapOutcome(found, (entities) => ({
    entities: entities.map(read),
    after: pages.hasMore ? (entities.at(-1)?.id ?? null) : null,
  }));
}

/** Has the report made, waits for it and reads its rows. */
async function rowsOfPayout(gateway: PaddleGateway, reference: string): Promise<ProviderOutcome<PayoutRow[]>> {
  const filters = [{ name: 'remittance_reference' as const, value: reference }];
  const made = await callPaddle(gateway, 'change', (sdk) =>
    sdk.reports.create({ type: 'payout_reconciliation', filters }),
  );
  if (!('ok' in made)) return failureOf(made);
  const { id } = made.ok;
  for (let check = 0; check < reportChecks; check++) {
    if (check > 0) await delay(betweenChecksMs);
    const report = await callPaddle(gateway, 'read', (sdk) => sdk.reports.get(id));
    if (!('ok' in report)) return failureOf(report);
    if (report.ok.status === 'ready') return readRows(gateway, id);
    if (report.ok.status !== 'pending') break;
  }
  return { unavailable: 'the report of a payout was not made in time' };
}

async function readRows(gateway: PaddleGateway, reportId: string): Promise<ProviderOutcome<PayoutRow[]>> {
  const file = await callPaddle(gateway, 'read', async (sdk) => {
    const { url } = await sdk.reports.getReportCsv(reportId);
    const answer = await fetch(url, { signal: AbortSignal.timeout(gateway.timeLimitMs * 5) });
    if (!answer.ok) throw new Error(`the report’s file answered ${answer.status}`);
    return answer.text();
  });
  return mapOutcome(file, (text) => csvRecords(text).map(readPayoutRow));
}

async function dailyTotals(
  gateway: PaddleGateway,
  from: string,
  to: string,
): Promise<ProviderOutcome<{ currency: string; days: DailyTotals[] }>> {
  const [revenue, refunds, chargebacks, monthly] = [
    await callPaddle(gateway, 'read', (sdk) => sdk.metrics.getRevenue({ from, to })),
    await callPaddle(gateway, 'read', (sdk) => sdk.metrics.getRefunds({ from, to })),
    await callPaddle(gateway, 'read', (sdk) => sdk.metrics.getChargebacks({ from, to })),
    await callPaddle(gateway, 'read', (sdk) => sdk.metrics.getMonthlyRecurringRevenue({ from, to })),
  ];
  if (!('ok' in revenue)) return failureOf(revenue);
  if (!('ok' in refunds)) return failureOf(refunds);
  if (!('ok' in chargebacks)) return failureOf(chargebacks);
  if (!('ok' in monthly)) return failureOf(monthly);
  const refreshedAt = Math.min(...[revenue, refunds, chargebacks, monthly].map(({ ok }) => Date.parse(ok.updatedAt)));
  const at = <Point extends { timestamp: string }>(points: readonly Point[], day: string) =>
    points.find(({ timestamp }) => timestamp.slice(0, 10) === day);
  const days = revenue.ok.timeseries
    .map(({ timestamp, amount, count }) => {
      const day = timestamp.slice(0, 10);
      return {
        day,
        revenueMinor: minorOf(amount),
        payments: count,
        refundsMinor: minorOf(at(refunds.ok.timeseries, day)?.amount),
        chargebacks: at(chargebacks.ok.timeseries, day)?.count ?? 0,
        monthlyMinor: minorOf(at(monthly.ok.timeseries, day)?.amount),
      };
    })
    .filter(({ day }) => Date.parse(`${day}T24:00:00Z`) <= refreshedAt);
  return { ok: { currency: revenue.ok.currencyCode, days } };
}
