import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { createPasswords } from './passwords.ts';

const password = 'seven kites over the bay';
const parametersOf = (hash: string) => hash.split('$').slice(1, 4).join('$');
/** OWASP's Password Storage Cheat Sheet. */
const recommended = 'argon2id$v=19$m=19456,t=2,p=1';

it('without a setting, hashes are as slow as OWASP recommends', async () => {
  const read = readConfig({});
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  expect(parametersOf(await createPasswords(read.config.passwordHashing).hash(password))).toBe(recommended);
});

it('with full parameters, a check without a hash takes as long as a check of a wrong password', async () => {
  const verify = vi.fn(argon2.verify);
  const passwords = createPasswords('full', { hash: argon2.hash, verify });
  const hash = await passwords.hash(password);
  expect(await passwords.matches('another kite over the bay', hash)).toBe(false);
  expect(await passwords.matches(password, null)).toBe(false);
  expect(verify.mock.calls.map(([compared]) => parametersOf(String(compared)))).toEqual([recommended, recommended]);
});

it('a hash of either kind matches its password, whatever the setting is now', async () => {
  const [full, quick] = [createPasswords('full'), createPasswords('quick')];
  expect(await quick.matches(password, await full.hash(password))).toBe(true);
  expect(await full.matches(password, await quick.hash(password))).toBe(true);
  expect(await quick.matches('another kite over the bay', await full.hash(password))).toBe(false);
});

it('the same letters typed as other code points are the same password', async () => {
  const passwords = createPasswords('quick');
  expect(await passwords.matches('Cafe\u0301 on the bay', await passwords.hash('Café on the bay'))).toBe(true);
});
