import type { Pool, QueryConfig } from 'pg';
import { initial } from './migrations/0001-initial.sql';
import { resumeLinks } from './migrations/0002-resume-links.sql';
import { money } from './migrations/0003-money.sql';
import { consentLedger } from './migrations/0004-consent-ledger.sql';
import { priceChanges } from './migrations/0005-price-changes.sql';
import { paidAt } from './migrations/0006-paid-at.sql';
import { currencies } from './migrations/0007-currencies.sql';
import { measuring } from './migrations/0008-measuring.sql';
import { funnel } from './migrations/0009-funnel.sql';
import { conversions } from './migrations/0010-conversions.sql';
import { leanEvents } from './migrations/0011-lean-events.sql';
import { consolePassword } from './migrations/0012-console-password.sql';
import { journeys } from './migrations/0013-journeys.sql';
import { owners } from './migrations/0014-owners.sql';
import { eventDays } from './migrations/0015-event-days.sql';
import { believedFigures } from './migrations/0016-believed-figures.sql';
import { recorders } from './migrations/0017-recorders.sql';
import { settledMoney } from './migrations/0018-settled-money.sql';
import { visualSelector } from './migrations/0020-visual-selector.sql';
import { listApplied, lockMigrations, recordApplied } from './migrations/migration-log.sql';

/** For moving all rows of a large table; the server waits for it before it listens. */
const patienceMs = 6 * 60 * 60_000;

export interface Migration {
  name: string;
  sql: string;
}

/** In order; a published one is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-initial', sql: initial },
  { name: '0002-resume-links', sql: resumeLinks },
  { name: '0003-money', sql: money },
  { name: '0004-consent-ledger', sql: consentLedger },
  { name: '0005-price-changes', sql: priceChanges },
  { name: '0006-paid-at', sql: paidAt },
  { name: '0007-currencies', sql: currencies },
  { name: '0008-measuring', sql: measuring },
  { name: '0009-funnel', sql: funnel },
  { name: '0010-conversions', sql: conversions },
  { name: '0011-lean-events', sql: leanEvents },
  { name: '0012-console-password', sql: consolePassword },
  { name: '0013-journeys', sql: journeys },
  { name: '0014-owners', sql: owners },
  { name: '0015-event-days', sql: eventDays },
  { name: '0016-believed-figures', sql: believedFigures },
  { name: '0017-recorders', sql: recorders },
  { name: '0018-settled-money', sql: settledMoney },
  { name: '0020-visual-selector', sql: visualSelector },
];

/** The driver knows this setting of a single query, its types do not. */
function patiently(text: string): QueryConfig & { query_timeout: number } {
  return { text, query_timeout: patienceMs };
}

/**
 * Brings the database to the newest shape: all missing migrations in one transaction, or none.
 * Several processes may call it at once. Rejects when the database is newer than this program.
 */
export async function migrate(pool: Pool, wanted: readonly Migration[] = migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockMigrations(client);
    const applied = await listApplied(client);
    const unknown = applied.filter((name) => !wanted.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new Error(`The database was made by a newer version of this program (it has ${unknown.join(', ')}).`);
    }
    for (const { name, sql } of wanted) {
      if (applied.includes(name)) continue;
      await client.query(patiently(sql));
      await recordApplied(client, name);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
