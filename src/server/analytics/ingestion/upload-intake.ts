import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { isbot } from 'isbot';
import type { UploadAnswer } from '#contract/event-upload.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import type { IngestionDeps } from '../deps.ts';
import { createBytesInFlight, type Share } from './bytes-in-flight.ts';
import { createEventWriter } from './event-writer.ts';
import { createEventInserter } from './insert-events.sql.ts';
import { isQuicklyRead, type RawUpload, readUpload } from './read-upload.ts';
import { receiveBody } from './receive-body.ts';
import { answerToStored, answerToThrottled, refusalFor } from './upload-answer.ts';
import { type EndpointName, endpoints, mebibyte } from './upload-endpoints.ts';
import { createUploadLimits } from './upload-limits.ts';
import { createUploadReaders } from './upload-readers.ts';

/**
 * Bytes of uploads that arrive or wait for the database: enough for the largest batch and some thousand usual uploads.
 */
const memoryLimits = {
  most: 48 * mebibyte,
  mostOfNetwork: 24 * mebibyte,
  small: mebibyte,
  reservedForSmall: 8 * mebibyte,
};
const paceMs = 5000;

/** A second thread only where that leaves a core for all other calls. The largest upload takes about a second. */
const readerSettings = { threads: availableParallelism() > 2 ? 2 : 1, mostWaiting: 32, timeoutMs: 20_000 };

/** Searching a longer one for bots would cost more than reading the events. */
const longestUserAgent = 512;

interface ArrivingUpload {
  /** Null for a call without a body. */
  stream: Readable | null;
  endpoint: EndpointName;
  ip: string;
  /** The header Content-Encoding; empty when there is none. */
  encoding: string;
  userAgent: string | undefined;
}

export interface UploadIntake {
  /** Resolves with the answer; 200 means that the events are durable. Rejects when the database fails. */
  take(arriving: ArrivingUpload): Promise<UploadAnswer>;
  /** Stops reading, and resolves once all waiting uploads are stored. */
  close(): Promise<void>;
}

/** Receives, reads, limits and stores uploads. */
export function createUploadIntake(deps: IngestionDeps): UploadIntake {
  const { analytics, events } = deps.config;
  const writer = createEventWriter(createEventInserter(deps.pool));
  const bytesInFlight = createBytesInFlight(memoryLimits);
  const readers = createUploadReaders({ file: deps.uploadWorkerFile, ...readerSettings });
  const limits = createUploadLimits(events.limits);

  const read = async (upload: RawUpload) =>
    isQuicklyRead(upload) ? readUpload(upload, randomUUID) : await readers.read(upload);

  async function answerTo(arriving: ArrivingUpload, network: string, share: Share): Promise<UploadAnswer> {
    const { stream, endpoint } = arriving;
    if (stream === null) return refusalFor('invalid JSON');
    if (!limits.isOpen(network, deps.wallClock())) {
      stream.resume();
      return refusalFor('busy');
    }
    const body = await receiveBody(stream, { maxBytes: endpoints[endpoint].maxBytes, paceMs }, share);
    if ('refused' in body) return refusalFor(body.refused);
    const encoding = arriving.encoding.trim().toLowerCase();
    const now = deps.clock();
    const sentByBot = isbot(arriving.userAgent?.slice(0, longestUserAgent));
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

  return {
    async take(arriving) {
      const network = networkOf(arriving.ip);
      const share = bytesInFlight.open(network);
      try {
        return await answerTo(arriving, network, share);
      } finally {
        share.end();
      }
    },
    async close() {
      await readers.close();
      await writer.idle();
    },
  };
}
