import type { Transaction } from 'kysely';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { insertConsoleSession } from './console-sessions.sql.ts';

/** Where somebody signs in from. */
export interface From {
  ip: string;
  browserHash: Buffer;
  /** In words, such as "Chrome on Mac". */
  device: string;
}

export interface OpenedSession {
  /** Only its hash is stored. */
  token: string;
  /** Epoch ms of real time. */
  expiresAt: number;
}

export type SignInOutcome =
  | { opened: OpenedSession }
  | { refused: 'wrong' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Opens a session. `now` is epoch ms of real time. */
export async function openSession(
  tx: Transaction<Schema>,
  session: { operatorId: string | null; isEnrolling: boolean; isConfirmed: boolean },
  { ip, device }: From,
  now: number,
): Promise<OpenedSession> {
  const token = createToken();
  const place = { network: shortNetworkOf(ip), device };
  const expiresAt = await insertConsoleSession(tx, { tokenHash: hashToken(token), now, ...session, ...place });
  return { token, expiresAt };
}
