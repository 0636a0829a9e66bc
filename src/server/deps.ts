import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Passwords } from './auth/passwords';
import type { Config } from './config';
import type { Schema } from './database/schema';
import type { Mailer } from './mail/mailer';
import type { StorageWatch } from './operations/watch-storage';
import type { PaddleGateway } from './paddle/paddle-gateway';

/** What every handler may use; made once in `main.ts`, replaced piece by piece in tests. */
export interface Deps {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  /** Epoch ms. What money, access and letters go by: the real time, in test mode the emulator's. */
  clock: () => number;
  /** Epoch ms. The real time, by which Paddle, also the emulated one, signs its notifications. */
  wallClock: () => number;
  log: FastifyBaseLogger;
  mailer: Mailer;
  passwords: Passwords;
  paddle: PaddleGateway;
  /** What is short of disk and database. */
  storage: Pick<StorageWatch, 'alarms'>;
  /** The built file of `ingestion/upload-worker.ts`, which runs in threads of its own. */
  uploadWorkerFile: string;
}
