import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A key pair (age, C2SP): the server has only the recipient and can seal; the identity is needed to open. */
export interface BackupKey {
  identity: string;
  recipient: string;
}

export async function createBackupKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Whether a text is an identity of age. */
export function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Compresses and seals a stream into a file.
 * @returns hexadecimal SHA-256 of the input
 */
export async function sealInto(file: string, content: Readable, recipient: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const hash = createHash('sha256');
  const compressed = content.on('data', (part) => hash.update(part)).pipe(createGzip());
  // An error of the source would otherwise leave the file waiting for its end.
  content.once('error', (error) => compressed.destroy(error));
  const sealed = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>);
  await pipeline(Readable.fromWeb(sealed as never), createWriteStream(file, { mode: 0o600 }));
  return hash.digest('hex');
}

/** Opens a sealed text. Rejects as `openInto` does, and when it is longer than `mostBytes`. */
export async function openText(file: string, identity: string, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const target = new Writable({
    write: (part: Buffer, _encoding, done) => {
      bytes += part.length;
      parts.push(part);
      done(bytes > mostBytes ? new Error(`it is longer than ${mostBytes} bytes`) : null);
    },
  });
  await openInto(file, target, identity);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Opens a sealed file into a stream. Rejects for another identity, and for a file that was changed or cut off.
 * @returns hexadecimal SHA-256 of the output
 */
export async function openInto(file: string, target: Writable, identity: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const hash = createHash('sha256');
  const opened = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  const hashed = async function* (source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      hash.update(part);
      yield part;
    }
  };
  await pipeline(Readable.fromWeb(opened as never), createGunzip() as Transform, hashed, target);
  return hash.digest('hex');
}
