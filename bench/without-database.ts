// Our whole server with the query's cost taken out: the pool answers the account's row from memory. Started with fork().
import type { Pool } from 'pg';
import { buildApp } from '../src/server/app';
import { createTestDeps } from '../src/server/test-deps';

const row = {};
const pool = { query: async () => ({ rows: [row] }) } as unknown as Pool;
const app = buildApp(createTestDeps({ pool, db: null as never }), { webDir: null });
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
