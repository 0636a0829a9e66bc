import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { UploadAnswer } from '../../contract/event-upload';
import { isDatabaseAway } from '../database/is-database-away';
import { createOutageLog } from '../database/outage-log';
import type { Deps } from '../deps';
import { networkOf } from '../limit/network-of';
import { createBytesInFlight, type Share } from './bytes-in-flight';
import { createEventWriter } from './event-writer';
import { createEventInserter } from './insert-events.sql';
import { isQuicklyRead, type RawUpload, readUpload } from './read-upload';
import { receiveBody } from './receive-body';
import { answerToStored, answerToThrottled, notStored, refusalFor } from './upload-answer';
import { type EndpointName, endpoints } from './upload-endpoints';
import { createUploadLimits } from './upload-limits';
import { createUploadReaders } from './upload-readers';

const mebibyte = 1_048_576;

/**
 * Of uploads, as they arrived and as they wait for the database: the largest batch, and some thousand usual ones beside
 * it.
 */
const room = { most: 48 * mebibyte, mostOfNetwork: 24 * mebibyte, small: mebibyte, keptForSmall: 8 * mebibyte };
const paceMs = 5000;

/** A second thread only where that leaves one for all other calls. The largest upload takes a thread about a second. */
const reading = { threads: availableParallelism() > 2 ? 2 : 1, mostWaiting: 32, patienceMs: 20_000 };

/** Looking through a longer one would cost more than its events. */
const longestUserAgent = 512;

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

type IngestionDeps = Pick<Deps, 'config' | 'pool' | 'clock' | 'wallClock' | 'log' | 'uploadWorkerFile'>;

/** The analytics ingestion (§ 7). Every answer's `code` is its HTTP status; 200 means that the events are durable. */
export function ingestionRoutes(app: FastifyInstance, deps: IngestionDeps): void {
  const { analytics, events } = deps.config;
  const tellOutage = createOutageLog(deps);
  const writer = createEventWriter(createEventInserter(deps.pool));
  const bytesInFlight = createBytesInFlight(room);
  const readers = createUploadReaders({ file: deps.uploadWorkerFile, ...reading });
  const limits = createUploadLimits(events.limits);
  // The database is closed after us.
  app.addHook('onClose', async () => {
    await readers.close();
    await writer.idle();
  });

  const read = async (upload: RawUpload) =>
    isQuicklyRead(upload) ? readUpload(upload, randomUUID) : await readers.read(upload);

  async function answerTo(request: FastifyRequest, endpoint: EndpointName, share: Share): Promise<UploadAnswer> {
    // Without a body there is nothing to be read.
    if (!request.body) return refusalFor('invalid JSON');
    const stream = request.body as Readable;
    const network = networkOf(request.ip);
    if (!limits.isOpen(network, deps.wallClock())) {
      stream.resume();
      return refusalFor('busy');
    }
    const body = await receiveBody(stream, { maxBytes: endpoints[endpoint].maxBytes, paceMs }, share);
    if ('refused' in body) return refusalFor(body.refused);
    const encoding = (request.headers['content-encoding'] ?? '').trim().toLowerCase();
    const now = deps.clock();
    const sentByBot = isbot(request.headers['user-agent']?.slice(0, longestUserAgent));
    const upload = await read({ body, encoding, endpoint, apiKey: analytics.apiKey, now, sentByBot });
    if ('refused' in upload) {
      limits.charge(network, body.length, deps.wallClock());
      return upload.refused;
    }

    const { deviceIds, sizeBytes, weight } = upload;
    const admitted = limits.admit({ network, deviceIds, bytes: weight }, deps.wallClock());
    if (admitted !== 'admitted') return answerToThrottled(admitted.throttled);
    if (!share.change(weight)) return refusalFor('busy');
    const outcome = await writer.write(upload);
    if (outcome === 'busy') return answerToThrottled(deviceIds.map((_, index) => index));
    return answerToStored(deviceIds.length, sizeBytes, now);
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
      if (isOurs && isDatabaseAway(error)) tellOutage(error);
      else if (isOurs) deps.log.error({ err: error }, 'Events could not be stored');
      const answer = isOurs ? notStored : refusalFor('invalid JSON');
      return reply.code(answer.code).send(answer);
    });
    for (const endpoint of Object.keys(endpoints) as EndpointName[]) {
      const { path } = endpoints[endpoint];
      scope.options(path, (_request, reply) => reply.code(204).headers(preflight).send());
      scope.post(path, async (request, reply) => {
        const share = bytesInFlight.open(networkOf(request.ip));
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
