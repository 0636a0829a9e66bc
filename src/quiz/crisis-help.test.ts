import { expect, it } from 'vitest';
import { helpLines } from './crisis-help.ts';

const contacts = helpLines.flatMap((line) => line.contacts);

it.each(contacts.filter(({ href }) => /^(tel|sms):/.test(href)))(
  '“$words” dials the number it shows',
  ({ words, href }) => expect(href.replace(/^(tel|sms):/, '')).toBe(words.replace(/\D/g, '')),
);

it.each(contacts)('“$words” is a call, a text or a safe page', ({ href }) =>
  expect(href).toMatch(/^(tel:\d+|sms:\d+|https:\/\/\S+)$/),
);

it('the last help line is for everywhere else', () => expect(helpLines.at(-1)?.place).toBe('Anywhere else'));
