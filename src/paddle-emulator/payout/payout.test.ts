import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodCard, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

const start = Date.parse('2026-11-20T10:00:00Z');
let emulator: TestEmulator;
beforeEach(async () => {
  emulator = await startTestEmulator({ clock: () => start, payouts: 'month' });
});
afterEach(() => emulator.stop());

const payOut = () => emulator.postJson<Record<string, string>>('/emulator/payouts', {});
const eventsOf = async (kind: string) => (await emulator.eventTypes()).filter((one) => one.startsWith(kind));

/** The rows of the report about a payout, as the adapter of an application reads them. */
async function rowsOf(reference: string): Promise<Record<string, string>[]> {
  const filters = [{ name: 'remittance_reference' as const, value: reference }];
  const { id } = await emulator.sdk.reports.create({ type: 'payout_reconciliation', filters });
  await emulator.sdk.reports.get(id);
  const { url } = await emulator.sdk.reports.getReportCsv(id);
  const [head, ...lines] = (await (await fetch(url)).text()).trim().split('\r\n');
  const names = head!.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
}

const sumOf = (rows: Record<string, string>[]) =>
  rows.reduce((sum, row) => sum + Number(row.balance_movement_in_balance_currency), 0);

describe('a payout', () => {
  it('is made on the 1st of the month and sent on the 15th', async () => {
    await emulator.subscribe();
    await emulator.advanceTo('2026-11-30T23:59:59Z');
    expect(await eventsOf('payout')).toEqual([]);
    await emulator.advanceTo('2026-12-01T00:00:00Z');
    expect(await eventsOf('payout')).toEqual(['payout.created']);
    await emulator.advanceTo('2026-12-15T00:00:00Z');
    expect(await eventsOf('payout')).toEqual(['payout.created', 'payout.paid']);
  });

  it('is what was paid less tax and fee, and each movement is paid out once', async () => {
    await emulator.subscribe();
    const { data } = await payOut();
    // 35.99 less 5 % and 0.50.
    expect(data).toMatchObject({ amount: '3369', currency_code: 'USD', status: 'paid' });
    expect((await payOut()).error).toMatchObject({ code: 'nothing_to_pay_out' });
    await emulator.subscribe();
    expect((await payOut()).data.amount).toBe('3369');
  });

  it('is less what was given back, with the fee that Paddle keeps and that for a chargeback', async () => {
    for (let n = 0; n < 3; n++) await emulator.subscribe();
    const disputed = await emulator.subscribe();
    const [bought] = await emulator.transactionsOf(disputed.id);
    await emulator.postJson(`/emulator/transactions/${bought!.id}/chargeback`, {});
    const { data } = await payOut();
    expect(Number(data.amount)).toBe(4 * 3369 - 3599 - 1500);
    const rows = await rowsOf(data.remittance_reference!);
    expect(rows.map((row) => row.balance_movement_type).sort()).toEqual(['chargeback', ...Array(4).fill('payment')]);
    expect(sumOf(rows)).toBe(Number(data.amount));
  });

  it('has the sum of its report’s rows in every currency, with a lifted chargeback', async () => {
    await emulator.subscribe();
    const euros = {
      unitPriceOverrides: [{ countryCodes: ['DE'], unitPrice: { amount: '3299', currencyCode: 'EUR' } }],
    };
    const { id } = await emulator.newTransaction(euros as never);
    await emulator.pay(id, { ...goodCard, country: 'DE' });
    await emulator.postJson(`/emulator/transactions/${id}/chargeback`, {});
    await emulator.postJson(`/emulator/transactions/${id}/chargeback-reverse`, {});
    const { data } = await payOut();
    const rows = await rowsOf(data.remittance_reference!);
    expect(rows).toHaveLength(4);
    expect(sumOf(rows)).toBe(Number(data.amount));
    const disputed = rows.filter(({ adjustment_id }) => adjustment_id !== '');
    expect(sumOf(disputed)).toBe(0);
  });

  it('is not made while less than nothing was earned; the next one covers it', async () => {
    const { id } = await emulator.subscribe();
    await payOut();
    const [bought] = await emulator.transactionsOf(id);
    await emulator.postJson(`/emulator/transactions/${bought!.id}/chargeback`, {});
    await emulator.advanceTo('2026-12-02T00:00:00Z');
    expect(await eventsOf('payout')).toEqual(['payout.created', 'payout.paid']);
    for (let n = 0; n < 2; n++) await emulator.subscribe();
    expect(Number((await payOut()).data.amount)).toBe(2 * 3369 - 3599 - 1500);
  });

  it('follows the cycle that the tester chooses', async () => {
    await emulator.subscribe();
    const chosen = await fetch(`${emulator.url}/emulator/payouts/cycle`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cycle: 'week' }),
    });
    expect(chosen.status).toBe(200);
    await emulator.advanceTo('2026-11-23T00:00:00Z');
    expect(await eventsOf('payout')).toEqual(['payout.created']);
  });
});

describe('a report', () => {
  it('is refused with two periods, or with a filter that it does not have', async () => {
    const both = [
      { name: 'remittance_reference' as const, value: 'EMU-00001' },
      { name: 'transaction_updated_at' as const, operator: 'gte' as const, value: '2026-11-01T00:00:00Z' },
    ];
    await expect(emulator.sdk.reports.create({ type: 'payout_reconciliation', filters: both })).rejects.toMatchObject({
      code: 'invalid_field',
    });
    const other = [{ name: 'origin' as const, value: 'web' }];
    await expect(emulator.sdk.reports.create({ type: 'adjustments', filters: other })).rejects.toMatchObject({
      code: 'invalid_field',
    });
  });

  it('about adjustments and transactions has a row for each', async () => {
    const { id } = await emulator.subscribe();
    const [bought] = await emulator.transactionsOf(id);
    await emulator.postJson(`/emulator/transactions/${bought!.id}/chargeback`, {});
    for (const [type, rows] of [
      ['adjustments', 1],
      ['transactions', 1],
    ] as const) {
      const made = await emulator.sdk.reports.create({ type });
      expect(made).toMatchObject({ status: 'pending', rows: null });
      expect(await emulator.sdk.reports.get(made.id)).toMatchObject({ status: 'ready', rows });
    }
  });
});

describe('the metrics', () => {
  const day = { from: '2026-11-20', to: '2026-11-21' };

  it('count revenue without tax and fee, refunds without tax, and chargebacks by number', async () => {
    await emulator.subscribe();
    const { id } = await emulator.subscribe();
    const [bought] = await emulator.transactionsOf(id);
    await emulator.sdk.adjustments.create({
      action: 'refund',
      type: 'full',
      transactionId: bought!.id,
      reason: 'asked',
    });
    const disputed = await emulator.subscribe();
    const [other] = await emulator.transactionsOf(disputed.id);
    await emulator.postJson(`/emulator/transactions/${other!.id}/chargeback`, {});
    await emulator.advanceTo('2026-11-20T11:00:00Z');
    const { metrics } = emulator.sdk;
    expect((await metrics.getRevenue(day)).timeseries).toEqual([
      { timestamp: '2026-11-20T00:00:00Z', amount: String(3 * 3369), count: 3 },
    ]);
    expect((await metrics.getRefunds(day)).timeseries[0]).toMatchObject({ amount: '3599' });
    expect((await metrics.getChargebacks(day)).timeseries[0]).toMatchObject({ count: 1 });
    // 35.99 every 28 days, in a month of 30.
    const monthly = await metrics.getMonthlyRecurringRevenue(day);
    expect(monthly.timeseries[0]).toMatchObject({ amount: String(3 * Math.round((3599 * 30) / 28)) });
  });

  it('are empty without days, and refuse days that run backwards', async () => {
    const { metrics } = emulator.sdk;
    expect((await metrics.getRevenue({ from: day.from, to: day.from })).timeseries).toEqual([]);
    await expect(metrics.getRevenue({ from: day.to, to: day.from })).rejects.toMatchObject({ code: 'invalid_field' });
  });
});
