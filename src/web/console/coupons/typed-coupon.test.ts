import { describe, expect, it } from 'vitest';
import { typedCoupon } from './typed-coupon.ts';

const offers = [
  { id: 1, name: '4-week plan' },
  { id: 2, name: '12-week plan' },
];
const dataOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'Newsletter', ...fields })) data.set(name, value);
  return data;
};
const byPercent = (fields: Record<string, string>) => typedCoupon(dataOf(fields), { offers, by: 'percent' });
const amounts = { 'amount USD': '10', 'amount EUR': '9,50', 'amount GBP': '8.00', 'amount JPY': '1500' };
const byAmount = (fields: Record<string, string>) => typedCoupon(dataOf(fields), { offers, by: 'amount' });

describe('a typed coupon', () => {
  it('has what is typed, and nothing where nothing is', () => {
    expect(byPercent({ 'percent 2': '20' })).toEqual({
      body: {
        name: 'Newsletter',
        off: { percents: { 2: 20 } },
        countries: null,
        use_limit: null,
        once_a_person: false,
        starts_at: null,
        ends_at: null,
      },
    });
  });

  it('has several percentages by offer, countries, a limit, and its last day to its end', () => {
    const fields = { 'percent 1': '15', 'percent 2': '30', countries: 'de, AT;de', limit: '200', once: 'on' };
    expect(byPercent({ ...fields, from: '2026-11-01', to: '2026-11-30' })).toMatchObject({
      body: {
        off: { percents: { 1: 15, 2: 30 } },
        countries: ['DE', 'AT'],
        use_limit: 200,
        once_a_person: true,
        starts_at: '2026-11-01T00:00:00.000Z',
        ends_at: '2026-12-01T00:00:00.000Z',
      },
    });
  });

  it('has an amount in each currency, for the chosen offers', () => {
    expect(byAmount({ ...amounts, 'offer 2': 'on' })).toMatchObject({
      body: { off: { amounts: { USD: 1000, EUR: 950, GBP: 800, JPY: 1500 }, offer_ids: [2] } },
    });
  });

  it.each([
    ['name', byPercent({ name: ' ', 'percent 1': '20' })],
    ['off', byPercent({})],
    ['off', byPercent({ 'percent 1': '100' })],
    ['off', byPercent({ 'percent 1': '12.5' })],
    ['off', byAmount({ ...amounts, 'amount JPY': '10.5', 'offer 1': 'on' })],
    ['off', byAmount({ ...amounts, 'amount EUR': '', 'offer 1': 'on' })],
    ['off', byAmount(amounts)],
    ['countries', byPercent({ 'percent 1': '20', countries: 'Germany' })],
    ['limit', byPercent({ 'percent 1': '20', limit: '0' })],
    ['days', byPercent({ 'percent 1': '20', from: '2026-11-02', to: '2026-11-01' })],
  ])('with a fault says where: %s, %#', (part, found) => {
    expect(found).toEqual({ faults: { [part]: expect.any(String) } });
  });
});
