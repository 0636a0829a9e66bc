import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import type { UploadAnswer } from '#contract/event-upload.ts';
import { charactersOf, type Folded, foldIdentify } from './fold-identify.ts';
import { readIdentify } from './identify.ts';
import { hasAtMostEntries } from './json-shape.ts';
import { type Refusal, refusalFor } from './upload-answer.ts';
import { type Endpoint, type EndpointName, endpoints } from './upload-endpoints.ts';
import { validateUpload } from './validate-upload.ts';

/** A body as received, with what is needed to read it. Plain data, so that it can be sent to another thread. */
export interface RawUpload {
  body: Uint8Array;
  /** From the header Content-Encoding. */
  encoding: string;
  endpoint: EndpointName;
  apiKey: string;
  /** Epoch ms. */
  now: number;
  /** Whether the sender's user agent names a bot. */
  sentByBot: boolean;
}

export interface ReadUpload extends Folded {
  /** The device id of each event that was sent, in order, whether the event is stored or not. */
  deviceIds: string[];
  /** Size of the unpacked text. */
  sizeBytes: number;
  /** `sizeBytes` or the characters of the rows to store, whichever is more. */
  weight: number;
}

/** Larger bodies are read by another thread, and so are all packed ones, because their unpacked size is unknown. */
const mostBytesAtOnce = 65_536;

/** Whether the upload is so small that this thread may read it. */
export function isQuicklyRead({ body, encoding }: Pick<RawUpload, 'body' | 'encoding'>): boolean {
  return isPlain(encoding) && body.length <= mostBytesAtOnce;
}

/** Unpacks, parses and validates an upload: UTF-8 (RFC 8259), gzipped or not. The content type is ignored. */
export function readUpload(
  { body, encoding, endpoint: name, apiKey, now, sentByBot }: RawUpload,
  newInsertId: () => string,
): ReadUpload | { refused: UploadAnswer } {
  const endpoint: Endpoint = endpoints[name];
  const text = unpack(body, encoding, endpoint);
  if (typeof text === 'string') return refused(text);
  const data = parse(text, endpoint);
  if ('refused' in data) return refused(data.refused);

  const { listField, maxEvents, maxBytes } = endpoint;
  const verdict = validateUpload(data.parsed, { apiKey, listField, maxEvents, now, sentByBot, newInsertId });
  if ('refused' in verdict) return verdict;
  const folded = foldIdentify(verdict.accepted, maxBytes);
  if (folded === null) return refused('too large');
  const weight = Math.max(text.length, charactersOf(folded.rows));
  return { ...folded, deviceIds: verdict.deviceIds, sizeBytes: text.length, weight };
}

function refused(refusal: Refusal): { refused: UploadAnswer } {
  return { refused: refusalFor(refusal) };
}

function isPlain(encoding: string): boolean {
  return encoding === '' || encoding === 'identity';
}

/** `x-gzip` is another name of gzip (RFC 9110 § 8.4.1.3). */
function unpack(body: Uint8Array, encoding: string, { maxBytes }: Endpoint): Buffer | Refusal {
  if (isPlain(encoding)) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (encoding !== 'gzip' && encoding !== 'x-gzip') return 'unknown encoding';
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : 'invalid JSON';
  }
}

function parse(text: Buffer, { listField, maxEntries }: Endpoint): { parsed: unknown } | { refused: Refusal } {
  if (!isUtf8(text)) return { refused: 'invalid JSON' };
  if (!hasAtMostEntries(text, maxEntries)) return { refused: 'too large' };
  try {
    const parser = listField === 'events' ? JSON.parse : readIdentify;
    return { parsed: parser(text.toString('utf8')) };
  } catch {
    return { refused: 'invalid JSON' };
  }
}
