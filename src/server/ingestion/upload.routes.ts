import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import type { UploadAnswer } from '../../contract/event-upload';
import type { Deps } from '../deps';
import { createEventWriter } from './event-writer';
import { createEventInserter } from './insert-events.sql';
import { readUpload } from './read-upload';
import { validateUpload } from './validate-upload';

/** Amplitude's documented limits; it names no number of events for the batch, ours keeps one upload from holding up all others. */
const endpoints = [
  { path: apiPaths.uploadEvents, maxBytes: 1_048_576, maxEvents: 2000 },
  { path: apiPaths.uploadBatch, maxBytes: 20 * 1_048_576, maxEvents: 10_000 },
] as const;

type Endpoint = (typeof endpoints)[number];

const tooLarge: UploadAnswer = { code: 413, error: 'Payload too large' };
const invalidJson: UploadAnswer = { code: 400, error: 'Invalid JSON request body' };

/** The analytics ingestion (§ 7). Every answer's `code` is its HTTP status; 200 means that the events are durable. */
export function ingestionRoutes(app: FastifyInstance, deps: Pick<Deps, 'config' | 'pool' | 'clock' | 'log'>): void {
  const writer = createEventWriter(createEventInserter(deps.pool));

  async function answerTo(request: FastifyRequest, { maxBytes, maxEvents }: Endpoint): Promise<UploadAnswer> {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const upload = await readUpload(raw, request.headers['content-encoding'], maxBytes);
    if ('refused' in upload) return upload.refused === 'too large' ? tooLarge : invalidJson;

    const now = deps.clock();
    const rules = { apiKey: deps.config.analytics.apiKey, maxEvents, now, newInsertId: randomUUID };
    const verdict = validateUpload(upload.body, rules);
    if ('refused' in verdict) return verdict.refused;

    const { accepted } = verdict;
    if ((await writer.write(accepted)) === 'busy') {
      const error = 'Too many requests for some devices and users';
      return { code: 429, error, throttled_events: [...accepted.keys()] };
    }
    return {
      code: 200,
      events_ingested: accepted.length,
      payload_size_bytes: upload.sizeBytes,
      server_upload_time: now,
    };
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode === 413) return reply.code(413).send(tooLarge);
      if (statusCode !== undefined && statusCode < 500) return reply.code(400).send(invalidJson);
      deps.log.error({ err: error }, 'Events could not be stored');
      return reply.code(503).send({ code: 503, error: 'Events could not be stored, please send them again' });
    });
    for (const endpoint of endpoints) {
      scope.post(endpoint.path, { bodyLimit: endpoint.maxBytes }, async (request, reply) => {
        const answer = await answerTo(request, endpoint);
        return reply.code(answer.code).send(answer);
      });
    }
  });
}
