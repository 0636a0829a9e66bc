import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Share } from './bytes-in-flight';
import { receiveBody } from './receive-body';
import type { Refusal } from './upload-answer';

const unzip = promisify(gunzip);

export type ReadUpload = { data: unknown; sizeBytes: number } | { refused: Refusal };

export interface UploadFormat {
  /** Of the text, so that a small gzip cannot become a large one. */
  maxBytes: number;
  /** Throws when the text is not what it should be. */
  parse: (text: string) => unknown;
}

/** Reads an upload as it came: UTF-8 (RFC 8259), whatever its content type says, gzipped or not. */
export async function readUpload(
  stream: Readable,
  headers: IncomingHttpHeaders,
  { maxBytes, parse }: UploadFormat,
  share: Share,
): Promise<ReadUpload> {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  const raw = await receiveBody(stream, maxBytes, share);
  if ('refused' in raw) return raw;
  const text = await unpack(raw, encoding, maxBytes);
  if ('refused' in text) return text;
  if (text !== raw && !share.take(text.length)) return { refused: 'busy' };
  try {
    if (!isUtf8(text)) return { refused: 'invalid JSON' };
    return { data: parse(text.toString('utf8')), sizeBytes: text.length };
  } catch {
    return { refused: 'invalid JSON' };
  }
}

/** `x-gzip` is another name of gzip (RFC 9110 § 8.4.1.3). */
async function unpack(raw: Buffer, encoding: string, maxBytes: number): Promise<Buffer | { refused: Refusal }> {
  if (encoding === '' || encoding === 'identity') return raw;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') return { refused: 'unknown encoding' };
  try {
    return await unzip(raw, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { refused: isTooLarge ? 'too large' : 'invalid JSON' };
  }
}
