import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.stop());

const discounts = () => emulator.sdk.discounts;
const percent = { type: 'percentage', amount: '20', description: 'Autumn' } as const;

it('a discount is stored as created, and gets a code when none is given', async () => {
  const discount = await discounts().create(percent);

  expect(discount).toMatchObject({ ...percent, status: 'active', enabledForCheckout: true, timesUsed: 0 });
  expect(discount.id).toMatch(/^dsc_[a-z\d]{26}$/);
  expect(discount.code).toMatch(/^[A-Z\d]{10}$/);
  expect(await discounts().get(discount.id)).toEqual(discount);
});

it('a discount that is not for the checkout gets no code', async () => {
  expect((await discounts().create({ ...percent, enabledForCheckout: false })).code).toBeNull();
});

it('a discount is found by code and status', async () => {
  const { id } = await discounts().create({ ...percent, code: 'AUTUMN' });
  const archived = await discounts().create({ ...percent, code: 'SPRING' });
  await discounts().archive(archived.id);

  const byCode = await discounts()
    .list({ code: ['AUTUMN'] })
    .next();
  const gone = await discounts()
    .list({ status: ['archived'] })
    .next();

  expect(byCode.map((one) => one.id)).toEqual([id]);
  expect(gone.map((one) => one.id)).toEqual([archived.id]);
});

it('active discounts have different codes', async () => {
  const { id } = await discounts().create({ ...percent, code: 'AUTUMN' });

  await expect(discounts().create({ ...percent, code: 'AUTUMN' })).rejects.toMatchObject({
    code: 'discount_code_conflict',
    detail: `discount code conflicts with discount of id ${id}`,
  });

  await discounts().archive(id);
  expect(await discounts().create({ ...percent, code: 'AUTUMN' })).toMatchObject({ code: 'AUTUMN' });
});

it('a discount expires in emulated time', async () => {
  const expiresAt = new Date(Date.now() + dayMs).toISOString();
  const { id } = await discounts().create({ ...percent, expiresAt });

  await emulator.advanceTo(expiresAt);

  expect((await discounts().get(id)).status).toBe('expired');
});

it.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '100.01' }, 'amount'],
  [{ type: 'flat', amount: '500' }, 'currency_code'],
  [{ type: 'flat', amount: '5.5', currencyCode: 'USD' }, 'amount'],
  [{ maximumRecurringIntervals: 3 }, 'maximum_recurring_intervals'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ expiresAt: 'soon' }, 'expires_at'],
  [{ restrictTo: ['pro_01aaaaaaaaaaaaaaaaaaaaaaaa'] }, 'restrict_to'],
] as const)('a discount with %j is refused at the field %s', async (more, field) => {
  await expect(
    discounts().create({ ...percent, ...more, restrictTo: 'restrictTo' in more ? [...more.restrictTo] : null }),
  ).rejects.toMatchObject({
    code: 'invalid_field',
    errors: [expect.objectContaining({ field })],
  });
});
