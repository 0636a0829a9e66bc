import type { Readable } from 'node:stream';
import type { Share } from './bytes-in-flight.ts';
import type { Refusal } from './upload-answer.ts';

export interface BodyLimits {
  maxBytes: number;
  /** How often the body's progress is checked, in ms. */
  paceMs: number;
}

/** A body of at most this size blocks nobody, however slowly it arrives. */
const harmlessBytes = 65_536;

/**
 * Whether a body arrives too slowly for the room that it takes from others: since the last check it must have grown by
 * a tenth.
 */
export function isTooSlow(heldBefore: number, held: number): boolean {
  return heldBefore > harmlessBytes && held - heldBefore < heldBefore / 10;
}

/**
 * Receives all bytes of a body. After a refusal the rest is read and dropped, so that the caller gets the answer
 * instead of a broken connection. Rejects when the caller hangs up.
 */
export function receiveBody(
  stream: Readable,
  { maxBytes, paceMs }: BodyLimits,
  share: Share,
): Promise<Buffer | { refused: Refusal }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let sizeBefore = 0;
    let pace: NodeJS.Timeout | undefined;

    function refuse(refused: Refusal) {
      clearInterval(pace);
      stream.off('data', take);
      stream.resume();
      // Otherwise the chunks would stay in memory until the caller ends the connection.
      chunks.length = 0;
      share.end();
      resolve({ refused });
    }
    function take(chunk: Buffer) {
      size += chunk.length;
      if (size > harmlessBytes) pace ??= setInterval(checkPace, paceMs);
      if (size > maxBytes) refuse('too large');
      else if (share.take(chunk.length)) chunks.push(chunk);
      else refuse('busy');
    }
    function checkPace() {
      if (isTooSlow(sizeBefore, size)) refuse('too slow');
      sizeBefore = size;
    }
    stream.on('data', take);
    stream.once('end', () => {
      clearInterval(pace);
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    stream.once('error', () => reject(new HungUp()));
    stream.once('close', () => {
      clearInterval(pace);
      if (!stream.readableEnded) reject(new HungUp());
    });
  });
}

/** The connection ended in the middle of a body; nobody waits for an answer. */
class HungUp extends Error {
  readonly statusCode = 400;
}
