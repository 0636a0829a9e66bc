import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createOutageLog, isDatabaseAway } from '#server/platform/database/database-outage.ts';
import type { IngestionDeps } from '../deps.ts';
import { notStored, refusalFor } from './upload-answer.ts';
import { type EndpointName, endpoints } from './upload-endpoints.ts';
import { createUploadIntake } from './upload-intake.ts';

/** Trackers may send from any site, because the key is public and cookies are ignored here. */
const openToAllSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, content-encoding',
  'access-control-max-age': '86400',
};

/** The analytics ingestion (§ 7). Every answer's `code` is its HTTP status; 200 means that the events are durable. */
export function ingestionRoutes(app: FastifyInstance, deps: IngestionDeps): void {
  const logOutage = createOutageLog(deps);
  const intake = createUploadIntake(deps);
  // Runs before the database is closed.
  app.addHook('onClose', intake.close);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Passed on unread, because how much of it is received depends on the other uploads.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(openToAllSites);
      done();
    });
    scope.setErrorHandler((error, _request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      const isOurs = statusCode === undefined || statusCode >= 500;
      if (isOurs && isDatabaseAway(error)) logOutage(error);
      else if (isOurs) deps.log.error({ err: error }, 'Events could not be stored');
      const answer = isOurs ? notStored : refusalFor('invalid JSON');
      return reply.code(answer.code).send(answer);
    });
    for (const endpoint of Object.keys(endpoints) as EndpointName[]) {
      const { path } = endpoints[endpoint];
      scope.options(path, (_request, reply) => reply.code(204).headers(preflight).send());
      scope.post(path, async (request, reply) => {
        const answer = await intake.take({
          stream: (request.body as Readable | undefined) ?? null,
          endpoint,
          ip: request.ip,
          encoding: request.headers['content-encoding'] ?? '',
          userAgent: request.headers['user-agent'],
        });
        return reply.code(answer.code).send(answer);
      });
    }
  });
}
