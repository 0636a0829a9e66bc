import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface ReceivedAlert {
  event: string;
  key: string;
  body: string;
  /** The header `Everkite-Signature`. */
  signature: string;
}

/** A server that takes alerts by webhook; its received alerts are deleted before each test. */
export function useAlertReceiver(): { received: ReceivedAlert[]; url: () => string } {
  const received: ReceivedAlert[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { event, key } = JSON.parse(body) as ReceivedAlert;
      received.push({ event, key, body, signature: String(request.headers['everkite-signature']) });
      response.end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return { received, url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts` };
}
