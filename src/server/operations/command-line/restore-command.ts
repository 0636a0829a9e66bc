import { readFile } from 'node:fs/promises';
import { restoreBackup } from '../backup/restore-backup.ts';
import { storedFiles } from '../backup/run-backup.ts';
import { isIdentity } from '../backup/seal.ts';
import { type Command, type CommandOutcome, readArguments, wrongUsage } from './command.ts';

const usage = 'restore backups/backup-20300101T021500Z --identity key.txt';

/** Fills an empty database from a backup. The identity is read from a file, so that no list of processes shows it. */
export const restoreCommand: Command = {
  usage,
  database: 'as it is',
  run: async ({ db, pool, config, clock }, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: { identity: { type: 'string' } }, mostWords: 1 });
    if ('fault' in read) return read;
    const [folder] = read.words;
    const file = read.values.identity;
    if (folder === undefined || file === undefined) return wrongUsage(usage);
    const text = await readFile(file, 'utf8').catch(() => null);
    const identity = text
      ?.split('\n')
      .find((line) => isIdentity(line.trim()))
      ?.trim();
    if (identity === undefined) {
      return { fault: `${file} has no identity: a line like AGE-SECRET-KEY-1…, as \`backup key\` printed it.` };
    }
    const outcome = await restoreBackup({
      pool,
      db,
      folder,
      identity,
      files: storedFiles(config.dataDir),
      now: clock(),
    });
    if ('fault' in outcome) return outcome;
    const { tables, taken_at, chains } = outcome.restored;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      output: [
        `Restored: ${tables.length} tables, ${rows} rows, as of ${taken_at}. Counts, hashes and both chains agree.`,
        `Audit up to ${chains.audit}`,
        `Consents up to ${chains.consents}`,
        'What happened since is asked of the payment provider when the server starts.',
      ].join('\n'),
    };
  },
};
