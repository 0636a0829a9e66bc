import { listDays } from '#server/analytics/ingestion/event-days.sql.ts';
import { largestTables, quarantinedNames } from '../storage/storage.sql.ts';
import { readStorage, storageAlarms } from '../storage/watch-storage.ts';
import { type Command, type CommandOutcome, readArguments } from './command.ts';

const usage = 'storage';
const mostTables = 8;
const mostNames = 20;

/** Shows what fills the disk, which days of events are stored, and which event names are unknown. */
export const storageCommand: Command = {
  usage,
  run: async ({ config, db }, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {} });
    if ('fault' in read) return read;
    const storage = await readStorage({ config, db });
    const days = await listDays(db);
    const tables = await largestTables(db, mostTables);
    const names = await quarantinedNames(db, mostNames);
    return {
      output: [
        ...storageAlarms(storage, config.storage).map(({ sentence }) => `Alarm: ${sentence}`),
        `Disk of DATA_DIR: ${storage.diskPercent === null ? 'not seen' : `${Math.floor(storage.diskPercent)} % full`}`,
        `Database: ${megabytes(storage.databaseBytes)}`,
        ...tables.map(({ name, bytes }) => `  ${name}: ${megabytes(bytes)}`),
        `Days of events: ${days.length === 0 ? 'none' : `${days[0]} to ${days.at(-1)}`}, kept for ${config.events.retentionDays} days`,
        `Names of events in quarantine: ${names.length === 0 ? 'none' : ''}`.trimEnd(),
        ...names.map(({ name, events }) => `  ${JSON.stringify(name)}: ${events}`),
      ].join('\n'),
    };
  },
};

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
