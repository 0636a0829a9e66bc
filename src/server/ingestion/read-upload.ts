import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

export type ReadUpload = { body: unknown; sizeBytes: number } | { refused: 'too large' | 'invalid' };

/**
 * Reads an upload as it came: JSON, whatever its content type says, gzipped or not.
 * @param maxBytes of the JSON, so that a small gzip cannot become a large body
 */
export async function readUpload(
  raw: Buffer,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<ReadUpload> {
  try {
    const json = contentEncoding === 'gzip' ? await unzip(raw, { maxOutputLength: maxBytes }) : raw;
    return { body: JSON.parse(json.toString('utf8')), sizeBytes: json.length };
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { refused: isTooLarge ? 'too large' : 'invalid' };
  }
}
