import { listRepeated } from '../subscription/withdrawals.sql';
import type { Command, CommandOutcome } from './command';

const usage = 'withdrawals repeated';

/**
 * `repeated` lists who bought and withdrew again within a year, newest first: account, subscription, when, what went
 * back.
 */
export const withdrawalsCommand: Command = {
  usage,
  run: async ({ db }, [action, ...more]): Promise<CommandOutcome> => {
    if (action !== 'repeated' || more.length > 0) return { fault: `Say it like this: ${usage}` };
    const found = await listRepeated(db);
    if (found.length === 0) return { said: 'Nobody has withdrawn a second time.' };
    const lines = found.map(
      ({ userId, subscriptionId, requestedAt, returnedMinor, currency }) =>
        `${requestedAt.toISOString()}  account ${userId}  ${subscriptionId}  ${returnedMinor} ${currency} (minor units) given back`,
    );
    return { said: lines.join('\n') };
  },
};
