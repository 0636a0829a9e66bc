import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import type { UploadAnswer } from '../../contract/event-upload';
import type { Deps } from '../deps';
import { createBytesInFlight, type Share } from './bytes-in-flight';
import { createEventWriter } from './event-writer';
import { readIdentify } from './identify';
import { createEventInserter } from './insert-events.sql';
import { readUpload } from './read-upload';
import { answerToStored, answerToThrottled, notStored, refusalFor } from './upload-answer';
import { validateUpload } from './validate-upload';

const mebibyte = 1_048_576;

/** Amplitude's documented limits; it names no number of events for the batch, ours keeps one upload from holding up all others. */
const endpoints = [
  { path: apiPaths.uploadEvents, listField: 'events', maxBytes: mebibyte, maxEvents: 2000, parse: JSON.parse },
  { path: apiPaths.uploadBatch, listField: 'events', maxBytes: 20 * mebibyte, maxEvents: 10_000, parse: JSON.parse },
  {
    path: apiPaths.identify,
    listField: 'identification',
    maxBytes: mebibyte,
    maxEvents: 2000,
    parse: readIdentify,
  },
] as const;

type Endpoint = (typeof endpoints)[number];

/** Of all uploads together, as they arrived and unpacked: the largest batch, and some thousand usual ones beside it. */
const mostBytesInFlight = 48 * mebibyte;

/** The key is public and no cookie counts here, so that a tracker may send from any site. */
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
export function ingestionRoutes(app: FastifyInstance, deps: Pick<Deps, 'config' | 'pool' | 'clock' | 'log'>): void {
  const writer = createEventWriter(createEventInserter(deps.pool));
  const bytesInFlight = createBytesInFlight(mostBytesInFlight);
  // The database is closed after us.
  app.addHook('onClose', () => writer.idle());

  async function answerTo(request: FastifyRequest, endpoint: Endpoint, share: Share): Promise<UploadAnswer> {
    // Without a body there is nothing to be read.
    if (!request.body) return refusalFor('invalid JSON');
    const upload = await readUpload(request.body as Readable, request.headers, endpoint, share);
    if ('refused' in upload) return refusalFor(upload.refused);

    const { listField, maxEvents } = endpoint;
    const now = deps.clock();
    const { apiKey } = deps.config.analytics;
    const verdict = validateUpload(upload.data, { apiKey, listField, maxEvents, now, newInsertId: randomUUID });
    if ('refused' in verdict) return verdict.refused;

    const outcome = await writer.write(verdict.accepted);
    if (outcome === 'busy') return answerToThrottled(verdict.taken);
    return answerToStored(verdict.taken, upload.sizeBytes, now);
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Handed on unread: how much of it is taken in depends on what others are sending.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(openToAllSites);
      done();
    });
    scope.setErrorHandler((error, _request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      const isOurs = statusCode === undefined || statusCode >= 500;
      if (isOurs) deps.log.error({ err: error }, 'Events could not be stored');
      const answer = isOurs ? notStored : refusalFor('invalid JSON');
      return reply.code(answer.code).send(answer);
    });
    for (const endpoint of endpoints) {
      scope.options(endpoint.path, (_request, reply) => reply.code(204).headers(preflight).send());
      scope.post(endpoint.path, async (request, reply) => {
        const share = bytesInFlight.open();
        try {
          const answer = await answerTo(request, endpoint, share);
          return reply.code(answer.code).send(answer);
        } finally {
          share.end();
        }
      });
    }
  });
}
