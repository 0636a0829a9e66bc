import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { password } from '#testing/server/auth.ts';
import { useTestAuth } from '#testing/server/use.ts';
import { createPasswords } from './passwords.ts';

const verify = vi.fn(argon2.verify);

const auth = useTestAuth();
beforeEach(async () => {
  auth.deps().passwords = createPasswords('full', { hash: argon2.hash, verify });
});

/** The parameters of the hashes that a sign-in compared with, which determine its duration. */
async function comparedWith(email: string, typed: string): Promise<string[]> {
  verify.mockClear();
  await auth.signIn(email, typed);
  return verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
}

describe('how long a refused sign-in takes', () => {
  it('a refused sign-in takes equally long for an unknown address, a wrong password and an account without one', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    await auth.signUp({ email: 'grace@example.com' });
    const once = ['argon2id$v=19$m=19456,t=2,p=1'];
    expect(await comparedWith('nobody@example.com', password)).toEqual(once);
    expect(await comparedWith('not an address', password)).toEqual(once);
    expect(await comparedWith('ada@example.com', 'not the password')).toEqual(once);
    expect(await comparedWith('grace@example.com', password)).toEqual(once);
  });
});
