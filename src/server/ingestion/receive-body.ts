import type { Readable } from 'node:stream';
import type { Share } from './bytes-in-flight';
import type { Refusal } from './upload-answer';

/**
 * All bytes of a body. Once it is refused, the rest is read and dropped, so that the caller hears the answer instead of
 * a broken connection. Rejects when the caller hangs up.
 */
export function receiveBody(stream: Readable, maxBytes: number, share: Share): Promise<Buffer | { refused: Refusal }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;

    function refuse(refused: Refusal) {
      stream.off('data', take);
      stream.resume();
      resolve({ refused });
    }
    function take(chunk: Buffer) {
      size += chunk.length;
      if (size > maxBytes) refuse('too large');
      else if (share.take(chunk.length)) chunks.push(chunk);
      else refuse('busy');
    }
    stream.on('data', take);
    stream.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    stream.once('error', reject);
    stream.once('close', () => {
      if (!stream.readableEnded) reject(new HungUp());
    });
  });
}

/** The connection ended in the middle of a body; nobody waits for an answer. */
class HungUp extends Error {
  readonly statusCode = 400;
}
