import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './database/schema.ts';
import type { Config } from './settings/config.ts';

/** What every wing may use; made once in `main.ts`, replaced piece by piece in tests. A wing adds what it makes itself. */
export interface Deps {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  /** Epoch ms. What money, access and emails go by: the real time, in test mode the emulator's. */
  clock: () => number;
  /** Epoch ms. The real time, by which Paddle, also the emulated one, signs its notifications. */
  wallClock: () => number;
  log: FastifyBaseLogger;
}
