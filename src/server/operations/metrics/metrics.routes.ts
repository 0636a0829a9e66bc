import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countWaitingWork, lastBackupSeconds } from './metrics.sql.ts';

type MetricsDeps = Pick<Deps, 'config' | 'db' | 'pool' | 'clock' | 'wallClock'>;

/**
 * The server's figures as Prometheus text, for callers with METRICS_TOKEN; without that setting there are none. Routes
 * are named by their pattern, so that no id of a person becomes a label.
 */
export function metricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  const token = deps.config.metricsToken;
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'everkite_' });
  addRequests(app, registry);
  const readWork = addWork(registry, deps);
  const expected = hashToken(token);

  app.get('/metrics', async (request, reply) => {
    const given = readToken(request.headers.authorization);
    if (given === null || !timingSafeEqual(hashToken(given), expected)) {
      return reply.code(403).send({ error: 'Give METRICS_TOKEN in the Authorization header.' });
    }
    await readWork();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function addRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'everkite_http_request_duration_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/** Returns a function that reads the gauges anew. */
function addWork(registry: Registry, { db, pool, clock, wallClock }: MetricsDeps): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name: `everkite_${name}`, help, registers: [registry] });
  const gauges = {
    jobsDue: gauge('jobs_due', 'Jobs that should have run by now.'),
    oldestDueSeconds: gauge('jobs_oldest_due_seconds', 'How long the oldest of them has been due.'),
    jobsGivenUp: gauge('jobs_given_up', 'Jobs that were given up in the last 30 days.'),
    notificationsWaiting: gauge('provider_notifications_waiting', 'Notifications of the provider not processed yet.'),
    oldestNotificationSeconds: gauge('provider_notifications_oldest_seconds', 'Age of the oldest of them.'),
  };
  const connections = gauge('database_connections', 'Connections to the database.');
  const callers = gauge('database_waiting', 'Requests that wait for a connection.');
  const backup = gauge('backup_finished_seconds', 'When the last whole backup was finished, in seconds since 1970.');
  return async () => {
    const work = await countWaitingWork(db, clock(), wallClock());
    for (const [name, each] of Object.entries(gauges)) each.set(work[name as keyof typeof gauges]);
    backup.set(await lastBackupSeconds(db));
    connections.set(pool.totalCount);
    callers.set(pool.waitingCount);
  };
}
