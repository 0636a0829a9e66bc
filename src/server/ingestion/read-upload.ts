import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import type { UploadAnswer } from '../../contract/event-upload';
import { charactersOf, type Folded, foldIdentify } from './fold-identify';
import { readIdentify } from './identify';
import { hasAtMostEntries } from './json-shape';
import { type Refusal, refusalFor } from './upload-answer';
import { type Endpoint, type EndpointName, endpoints } from './upload-endpoints';
import { validateUpload } from './validate-upload';

/** A body as it arrived, and what is needed to read it: plain data, so that another thread can. */
export interface RawUpload {
  body: Uint8Array;
  /** As the header Content-Encoding has it. */
  encoding: string;
  endpoint: EndpointName;
  apiKey: string;
  /** Epoch ms. */
  now: number;
  /** Whether the sender calls itself a machine. */
  sentByBot: boolean;
}

export interface ReadUpload extends Folded {
  /** Of each event that was sent, in their order, whether anything of it is kept or not. */
  deviceIds: string[];
  /** Of the text, unpacked. */
  sizeBytes: number;
  /** That, or what is to be stored when it is more. */
  weight: number;
}

/** A larger body is read by another thread, and every packed one: how large that is shows too late. */
const mostBytesAtOnce = 65_536;

/** Whether reading the upload takes so little that nobody who waits notices. */
export function isQuicklyRead({ body, encoding }: Pick<RawUpload, 'body' | 'encoding'>): boolean {
  return isPlain(encoding) && body.length <= mostBytesAtOnce;
}

/** Unpacks, parses and judges an upload as it came: UTF-8 (RFC 8259), whatever its content type says, gzipped or not. */
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
