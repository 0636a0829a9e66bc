import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/use.ts';

const token = 'only-for-the-scraper';
const { app, database } = useTestApp({ env: { METRICS_TOKEN: token } });
const without = useTestApp();

const read = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('the figures are there for the token alone, and not at all without the setting', async () => {
  expect((await read()).statusCode).toBe(403);
  expect((await read('Bearer another')).statusCode).toBe(403);
  expect((await read(`Bearer ${token}`)).statusCode).toBe(200);
  expect((await without.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

it('the figures tell of requests by their pattern, of waiting work and of the process', async () => {
  await app.inject({ url: '/api/checkouts/chk_of_somebody' });
  await database.pool.query(`insert into jobs (kind, payload, run_at) values ('backup', '{}', '2029-12-31')`);
  const { body, headers } = await read(`Bearer ${token}`);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('route="/api/checkouts/:id",status="404"');
  expect(body).not.toContain('chk_of_somebody');
  expect(body).toMatch(/^everkite_jobs_due 1$/m);
  expect(body).toMatch(/^everkite_jobs_oldest_due_seconds 129600$/m);
  expect(body).toMatch(/^everkite_nodejs_heap_size_used_bytes \d/m);
});
