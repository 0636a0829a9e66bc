import { runBackup } from '../backup/run-backup.ts';
import { createBackupKey } from '../backup/seal.ts';
import { type Command, type CommandOutcome, readArguments, wrongUsage } from './command.ts';

const usage = 'backup | backup key';

/**
 * Writes a backup into BACKUP_DIR now, sealed for BACKUP_RECIPIENT. `key` makes the key pair for it: the recipient is a
 * setting, the identity opens backups and must be stored elsewhere.
 */
export const backupCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {}, mostWords: 1 });
    if ('fault' in read) return read;
    const [what] = read.words;
    if (what === 'key') return makeKey();
    if (what !== undefined) return wrongUsage(usage);
    const { backup } = deps.config;
    if (backup === null) {
      return { fault: 'Set BACKUP_DIR and BACKUP_RECIPIENT first; `npm run operator -- backup key` makes a key.' };
    }
    const { folder, manifest, bytes } = await runBackup(deps, backup, 'by hand');
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      output: [
        `Backup written: ${folder}`,
        `${manifest.tables.length} tables, ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, as of ${manifest.taken_at}`,
        `Audit up to ${manifest.chains.audit}`,
        `Consents up to ${manifest.chains.consents}`,
      ].join('\n'),
    };
  },
};

async function makeKey(): Promise<CommandOutcome> {
  const { identity, recipient } = await createBackupKey();
  return {
    output: [
      'Set this on the server:',
      `BACKUP_RECIPIENT=${recipient}`,
      'Keep this somewhere else. It alone opens the backups, and it is shown only now:',
      identity,
    ].join('\n'),
  };
}
