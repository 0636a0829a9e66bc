import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import type { PasswordHashing } from '#server/platform/settings/config.ts';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Whether the password matches the hash. Without a hash it takes equally long and returns false. */
  matches: (password: string, passwordHash: string | null) => Promise<boolean>;
}

const parameters: Record<PasswordHashing, argon2.Options> = {
  /** argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane; about 11 ms. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  quick: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

/** Different keyboards may type the same letters as different code points. */
const normalized = (password: string) => password.normalize('NFKC');

/** One for each process. A hash of either kind matches its password, because it contains its own parameters. */
export function createPasswords(
  hashing: PasswordHashing,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const inTurn = createTurns(availableParallelism());
  const hashed = (password: string) => inTurn(() => hash(normalized(password), parameters[hashing]));
  let decoy: Promise<string> | null = null;
  return {
    hash: hashed,
    async matches(password, passwordHash) {
      decoy ??= hashed('nobody has this password');
      // Awaited in both cases, because the time of creating it would reveal the first address without a password.
      const decoyHash = await decoy;
      const isRight = await inTurn(() => verify(passwordHash ?? decoyHash, normalized(password)));
      return isRight && passwordHash !== null;
    },
  };
}

/** Limits the work on the thread pool to one for each core, so that a flood of sign-ins cannot use up all memory. */
function createTurns(inFlight: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= inFlight) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
