import type { Client } from 'pg';
import { connectForLong } from '#server/platform/database/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { listenForChanges } from './publications.sql.ts';
import type { Published } from './published.ts';

/** A process that missed a notification serves the earlier version for no longer than this. */
const everyMs = 5_000;

/** Reads what is shown again as soon as any process changes it, and asks every five seconds. */
export function followPublished(
  { pool, log, published }: Pick<Deps, 'pool' | 'log'> & { published: Published },
  {
    askEveryMs = everyMs,
    connect = () => connectForLong(pool),
  }: { askEveryMs?: number; connect?: () => Promise<Client> } = {},
): { stop: () => Promise<void> } {
  let listening: Client | null = null;

  async function listen() {
    if (listening !== null) return;
    const client = await connect();
    client.on('notification', () => void published.refresh().catch(warn));
    client.on('end', () => {
      if (listening === client) listening = null;
    });
    listening = client;
    await listenForChanges(client);
  }

  const warn = (error: unknown) => log.warn(`What is published cannot be read: ${reasonOf(error)}`);
  const asking = doEvery(
    askEveryMs,
    async () => {
      await listen().catch(warn);
      await published.refresh();
    },
    warn,
  );
  return {
    stop: async () => {
      await asking.stop();
      await listening?.end();
    },
  };
}
