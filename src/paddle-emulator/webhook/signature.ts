import { createHmac } from 'node:crypto';

/** The `Paddle-Signature` header: HMAC-SHA256 of `<ts>:<body>`; `atMs` is the wall's time, whatever the emulated one. */
export function signatureOf(body: string, secret: string, atMs: number): string {
  const ts = Math.floor(atMs / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}
