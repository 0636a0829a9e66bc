// Our whole server with the query's cost taken out: the pool answers the account's row from memory. Started with fork().
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { buildApp } from '../src/server/app';
import { createTestDeps } from '../src/server/test-deps';

const row = {
  id: '1',
  bundle_id: '',
  cohort: 'A',
  email: 'bench@example.com',
  paddle_customer_id: null,
  name: 'Bench',
  last_seen_at: new Date(8640000000000000),
  sub_id: null,
};
const query = async ({ values: [tokenHashes] }: { values: [string[]] }) => ({
  rows: tokenHashes.map((tokenHash) => ({ ...row, token_hash: tokenHash.slice(2) })),
});
const pool = { query } as unknown as Pool;
const app = buildApp(createTestDeps({ pool, db: null as never }), { webDir: null });
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('disconnect', () => process.exit(0));
