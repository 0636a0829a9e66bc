import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './database/schema.ts';
import type { Config } from './settings/config.ts';

/** Dependencies of every wing; created once in `main.ts`, replaced one by one in tests. A wing adds its own. */
export interface Deps {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  /** Epoch ms, for money, access and emails: the real time, in test mode the emulated time. */
  clock: () => number;
  /** Epoch ms, always the real time, because Paddle and the emulator sign their notifications with it. */
  wallClock: () => number;
  log: FastifyBaseLogger;
}
