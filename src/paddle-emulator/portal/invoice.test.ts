import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodCard, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const page = async (url: string) => (await fetch(url)).text();

it('an invoice shows items, tax, total, test mode and refunds', async () => {
  const { id } = await emulator.newTransaction({ taxMode: 'internal', name: '<b>4 weeks</b>' });
  await emulator.pay(id, { ...goodCard, country: 'GB' });
  const { invoiceNumber } = await emulator.sdk.transactions.get(id);

  const { url } = await emulator.sdk.transactions.getInvoicePDF(id);
  const text = await page(url);

  for (const part of [invoiceNumber!, '$29.99', 'Tax (20%)', '$6.00', '$35.99', 'Test mode', 'ends in 4242']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('&lt;b&gt;4 weeks&lt;/b&gt;');
  await emulator.postJson(`/emulator/transactions/${id}/chargeback`, {});
  expect(await page(url)).toContain('Given back');
});

it('an unpaid transaction has no invoice', async () => {
  const { id } = await emulator.newTransaction();

  await expect(emulator.sdk.transactions.getInvoicePDF(id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await fetch(`${emulator.url}/invoices/${id}`)).status).toBe(404);
});
