import type { Transaction } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../settings/config.ts';
import { lockKeyMark, storeKeyMark } from './key-mark.sql.ts';
import type { Secrets } from './secrets.ts';

const [text, context] = [Buffer.from('everkite'), 'mark of the key'];

/** What to do when another server of this database seals with another key. */
const otherKey = [
  'The secrets in this database are sealed with another key than that of secrets.key in DATA_DIR.',
  'All servers of a database need the same SECRETS_KEY: set it to what secrets.key of the first one contains.',
  'If that is lost, set it to a new one; operators then set up their code apps again.',
].join(' ');

/**
 * Marks the database with the key of this server at the first start, and compares it at each later one. A key from
 * SECRETS_KEY replaces the mark, and so does any key with the embedded database, which has one server.
 * @returns why the server must not start; null if it may
 */
export function keyFault({
  db,
  secrets,
  config,
}: Pick<Deps, 'db'> & { secrets: Secrets; config: Pick<Config, 'secretKeys' | 'databaseUrl'> }): Promise<
  string | null
> {
  const mayReplace = config.secretKeys.length > 0 || config.databaseUrl === null;
  return inTransaction(db, async (tx) => {
    const sealed = await lockKeyMark(tx, secrets.seal(text, context));
    const isOpened = secrets.open(sealed, context) !== null;
    if (!isOpened && !mayReplace) return otherKey;
    if (!isOpened || !secrets.isCurrent(sealed)) await mark(tx, secrets);
    return null;
  });
}

function mark(tx: Transaction<Schema>, secrets: Secrets): Promise<void> {
  return storeKeyMark(tx, secrets.seal(text, context));
}
