import { beforeEach } from 'vitest';
import { recordConsent } from '#server/billing/consent/record-consent.ts';
import { verifyLedger } from '#server/billing/consent/verify-ledger.ts';
import { useTestDatabase } from './use.ts';

/** Default time of the consents in these tests, epoch ms. */
export const start = Date.parse('2030-01-01T12:00:00Z');
export const agreement = { text: 'You pay “€19.99” today,\nand\tagain.', version: '7' };

/** An empty ledger and one user. */
export function useTestLedger() {
  const database = useTestDatabase({ ownDatabase: true });
  const ada = { id: '' };
  beforeEach(async () => {
    await database.pool.query('delete from consent_ledger');
    await database.pool.query(
      `update consent_ledger_ends set removed_position = 0, removed_hash = $1, last_position = 0, last_hash = $1`,
      [Buffer.alloc(32)],
    );
    await database.pool.query('delete from users');
    ada.id = await addUser('ada@example.com');
  });

  async function addUser(email: string): Promise<string> {
    const { id } = await database.db
      .insertInto('users')
      .values({ email, email_key: email })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  function agree(changes: Partial<Parameters<typeof recordConsent>[1]> = {}): Promise<number> {
    return database.db.transaction().execute((tx) =>
      recordConsent(tx, {
        about: { kind: 'purchase', checkoutId: 'chk_1' },
        userId: ada.id,
        offerId: 1,
        price: { amount_minor: 1999, currency: 'EUR' },
        agreement,
        now: start,
        ...changes,
      }),
    );
  }

  /** The positions left in the ledger, and the result of verifying it. */
  async function state() {
    const { rows } = await database.pool.query('select position from consent_ledger order by position');
    return { positions: rows.map(({ position }) => Number(position)), verdict: await verifyLedger(database.db) };
  }

  return { database, ada, addUser, agree, state };
}
