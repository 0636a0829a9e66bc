import { expect, test } from 'vitest';
import { suggestedEmail } from './suggest-email.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['GMIAL.com', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.cmo', 'hotmail.com'],
  ['hotmial.fr', 'hotmail.fr'],
  ['yahooo.com', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.co.k', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outllok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['icloud.co', 'icloud.com'],
  ['protonmial.com', 'protonmail.com'],
  ['comcst.net', 'comcast.net'],
  ['live.con', 'live.com'],
  ['aol.vom', 'aol.com'],
])('an address at %s was probably meant for %s', (typed, meant) => {
  expect(suggestedEmail(`Ada.L+kite@${typed}`)).toBe(`Ada.L+kite@${meant}`);
});

test.each(
  `gmail.com googlemail.com mail.com email.com ymail.com umail.com gmx.ch gmx.at gmx.de gmx.net gmx.com mail.ru mail.de
  hotmail.co.uk hotmail.it hotmail.es hotmail.se hotmail.no live.nl live.se live.ca live.co.uk life.com outlook.de
  yahoo.fr yahoo.co.jp yahoo.com.br yahoo.com.au proton.me pm.me me.com mac.com me.co web.de web.com aim.com mns.com
  hey.com fastmail.fm duck.com qq.com 163.com naver.com orange.fr laposte.net sky.com bt.com att.net cox.net uol.com.br
  mit.edu ox.ac.uk example.com everkite.com acme.io shop.cm company.co doe.family smile.com gail.org hotel.com`.split(
    /\s+/,
  ),
)('an address at %s gets no hint', (domain) => {
  expect(suggestedEmail(`ada@${domain}`)).toBeNull();
});

test.each(['', 'ada', 'ada@', '@gmial.com', 'ada@@gmial.com', 'ada lovelace@gmial.com'])(
  '%j is no address and gets no hint',
  (text) => {
    expect(suggestedEmail(text)).toBeNull();
  },
);

test('spaces around an address do not hide its typing error', () => {
  expect(suggestedEmail('  ada@gmial.com ')).toBe('ada@gmail.com');
});
