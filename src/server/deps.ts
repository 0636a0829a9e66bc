import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config';
import type { Schema } from './database/schema';
import type { Mailer } from './mail/mailer';
import type { PaddleGateway } from './paddle/paddle-gateway';

/** What every handler may use; made once in `main.ts`, replaced piece by piece in tests. */
export interface Deps {
  config: Config;
  db: Kysely<Schema>;
  pool: Pool;
  /** Epoch ms. */
  clock: () => number;
  log: FastifyBaseLogger;
  mailer: Mailer;
  paddle: PaddleGateway;
}
