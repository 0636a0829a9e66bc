import { listRepeated } from '#server/billing/debt/withdrawals.sql.ts';
import { type Command, type CommandOutcome, readArguments, wrongUsage } from './command.ts';

const usage = 'withdrawals repeated';

/**
 * `repeated` lists the people who bought and withdrew again within a year, newest first: account, subscription, time
 * and the money given back.
 */
export const withdrawalsCommand: Command = {
  usage,
  run: async ({ db }, args): Promise<CommandOutcome> => {
    const read = readArguments(usage, args, { options: {}, mostWords: 1 });
    if ('fault' in read) return read;
    if (read.words[0] !== 'repeated') return wrongUsage(usage);
    const found = await listRepeated(db);
    if (found.length === 0) return { output: 'Nobody has withdrawn a second time.' };
    const lines = found.map(
      ({ userId, subscriptionId, requestedAt, returnedMinor, currency }) =>
        `${requestedAt.toISOString()}  account ${userId}  ${subscriptionId}  ${returnedMinor} ${currency} (minor units) given back`,
    );
    return { output: lines.join('\n') };
  },
};
