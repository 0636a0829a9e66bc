import { describe, expect, it } from 'vitest';
import type { PersonMoney } from '#contract/console/person.ts';
import { moneyFigures } from './person-copy.ts';

const paid: PersonMoney = {
  currency: 'USD',
  payments: 2,
  paid_minor: 7198,
  refunded_minor: 0,
  charged_back_minor: 0,
  on_its_way_minor: 0,
  tax_minor: 0,
  fee_minor: 460,
  net_minor: 6738,
};

describe('what went back', () => {
  it.each<[Partial<PersonMoney>, string, string, string]>([
    [{}, 'Refunded', '$0.00', 'none asked for'],
    [{ on_its_way_minor: 500 }, 'Refunded', '$0.00', '$5.00 on its way'],
    [{ refunded_minor: 500 }, 'Refunded', '$5.00', 'given back'],
    [{ refunded_minor: 3599, charged_back_minor: 3599 }, 'Went back', '$35.99', 'taken by the bank'],
    [
      { refunded_minor: 4099, charged_back_minor: 3599 },
      'Went back',
      '$40.99',
      '$5.00 given back, $35.99 taken by the bank',
    ],
  ])('of %o: %s %s, %s', (more, name, value, note) => {
    expect(moneyFigures({ ...paid, ...more })[1]).toEqual({ name, value, note });
  });
});
