import { describe, expect, it } from 'vitest';
import { cardKey, mailboxOf, personKeys } from './person-keys.ts';

describe('one mailbox', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Example.com ', 'ada@example.com'],
    ['ada+trial2@example.com', 'ada@example.com'],
    ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['no address', 'no address'],
  ])('the address %s belongs to the mailbox %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

const card = { type: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2039, cardholderName: 'Ada  L' };

describe('a card', () => {
  it('a card is the same however its owner types their name', () => {
    expect(cardKey(card)).toBe(cardKey({ ...card, cardholderName: ' ada l ' }));
  });

  it('a card with another number, expiry or name is another card', () => {
    const others = [
      { last4: '4243' },
      { expiryMonth: 11 },
      { expiryYear: 2040 },
      { cardholderName: 'AdaL' },
      { type: 'mastercard' },
    ];
    for (const other of others) expect(cardKey({ ...card, ...other })).not.toBe(cardKey(card));
  });

  it('a card has no key without its owner, number or expiry', () => {
    const unknown = [{ cardholderName: null }, { last4: '' }, { expiryMonth: null }, { expiryYear: null }];
    for (const each of unknown) expect(cardKey({ ...card, ...each })).toBeNull();
  });
});

it('a person’s keys are hashes of address, customer and cards, each once and never in plain text', () => {
  const keys = personKeys({ emailKey: 'ada@example.com', customerId: 'ctm_1', cardKeys: ['visa|4242', 'visa|4242'] });
  expect(keys.map(({ length }) => length)).toEqual([32, 32, 32]);
  expect(personKeys({ emailKey: null, customerId: null, cardKeys: [] })).toEqual([]);
  const alike = personKeys({ emailKey: 'same', customerId: 'same', cardKeys: ['same'] });
  expect(new Set(alike.map((key) => key.toString('hex'))).size).toBe(3);
});
