import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import type { PasswordHashing } from '#server/platform/settings/config.ts';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Whether it is the password. With no hash to compare to, it takes as long and the answer is no. */
  matches: (password: string, passwordHash: string | null) => Promise<boolean>;
}

const parameters: Record<PasswordHashing, argon2.Options> = {
  /** argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane; about 11 ms. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  quick: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

/** The same letters typed on another machine may be other code points. */
const normalized = (password: string) => password.normalize('NFKC');

/** One a process. A hash of either kind matches its password, since it holds its own parameters. */
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
      // Waited for in either case: making it would tell the first address without a password from the others.
      const nobodys = await decoy;
      const isRight = await inTurn(() => verify(passwordHash ?? nobodys, normalized(password)));
      return isRight && passwordHash !== null;
    },
  };
}

/** Runs on the thread pool, not more at once than there are cores: a flood of sign-ins must not take all memory. */
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
