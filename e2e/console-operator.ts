import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Role } from '#contract/console/permissions.ts';
import { query } from './database.ts';

/** Signs in an operator of this role, with a session of the console whose second factor is fresh. */
export async function signInAsOperator(page: Page, role: Role) {
  const token = await makeConsoleSession(role);
  await page.addInitScript((given) => sessionStorage.setItem('everkite.console', given), token);
}

/** The token of such a session. */
export async function makeConsoleSession(role: Role): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const email = `${randomUUID()}@example.com`;
  const [operator] = await query<{ id: string }>(
    `insert into operators (email, email_key, name, role, state, created_at)
     values ($1, $1, 'J. Marsh', $2, 'active', now()) returning id`,
    [email, role],
  );
  await query(
    `insert into console_sessions (token_hash, created_at, expires_at, operator_id, last_seen_at, confirmed_at)
     values ($1, now(), now() + interval '1 hour', $2, now(), now())`,
    [createHash('sha256').update(token).digest(), operator!.id],
  );
  return token;
}
