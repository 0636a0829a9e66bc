import { createHmac } from 'node:crypto';

/**
 * The `Paddle-Signature` header of these bytes, as Paddle computes it. For tests.
 * @param at epoch ms
 */
export function signWebhook(rawBody: string | Buffer, secret: string, at: number): string {
  const ts = Math.floor(at / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:`).update(rawBody).digest('hex')}`;
}
