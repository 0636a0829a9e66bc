import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';

/** argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane; about 11 ms. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inFlight = availableParallelism();

let running = 0;
const waiting: (() => void)[] = [];

/** Runs on the thread pool, not more at once than there are cores: a flood of sign-ins must not take all memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= inFlight) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters typed on another machine may be other code points. */
const normalized = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalized(password), options));
}

let decoy: Promise<string> | null = null;

/** Whether it is the password. With no hash to compare to, it takes as long and the answer is no. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  // Waited for in either case: making it would tell the first address without a password from the others.
  const nobodys = await decoy;
  const matches = await inTurn(() => verify(passwordHash ?? nobodys, normalized(password)));
  return matches && passwordHash !== null;
}
