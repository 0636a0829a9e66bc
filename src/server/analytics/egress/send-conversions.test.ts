import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';
import { sendConversions } from './send-conversions.ts';

const token = 'EAAB-secret-token';
const event = { name: 'Purchase', properties: { event_id: 'purchase-1' } };
const bodyOf = () => ({ data: [{ event_id: 'purchase-1' }] });

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends one conversion to a real server in the advertiser's place. */
async function reportTo(answer: (request: IncomingMessage, response: ServerResponse) => void, timeoutMs = 2_000) {
  const seen: { url: string; method: string; body: string }[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url!, method: request.method!, body });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const sink = sendConversions({ apiUrl, pixelId: '123', accessToken: token, bodyOf, log, timeoutMs });
  const outcome = await sink.report(event).catch((error: Error) => `again: ${error.message}`);
  expect(lines.join() + JSON.stringify(outcome)).not.toContain('secret');
  return { outcome, seen, log: lines.join() };
}

const withError = (status: number, error: object) => (_request: unknown, response: ServerResponse) =>
  response.writeHead(status).end(JSON.stringify({ error: { message: `said of ${token}`, ...error } }));

describe('sending conversions', () => {
  it('a conversion is posted to the pixel’s events with the token', async () => {
    const { outcome, seen } = await reportTo((_request, response) => response.end('{"events_received":1}'));
    expect(outcome).toBe('reported');
    expect(seen).toEqual([
      { method: 'POST', url: `/v23.0/123/events?access_token=${token}`, body: JSON.stringify(bodyOf()) },
    ]);
  });

  it('a refused conversion is given up with the codes of the answer, without its text', async () => {
    const { outcome } = await reportTo(withError(400, { code: 100, error_subcode: 2804050 }));
    expect(outcome).toEqual({
      givenUp: 'the advertiser refused the conversion: HTTP 400, code 100, subcode 2804050',
    });
  });

  it.each([
    ['401', withError(401, {})],
    ['code 190', withError(400, { code: 190 })],
  ])('a conversion is retried, and the operator is told, when the token is not accepted: %s', async (_what, answer) => {
    const { outcome, log } = await reportTo(answer);
    expect(outcome).toMatch(/^again: .*the access token is not accepted$/);
    expect(log).toContain('look at PIXEL_ID, PIXEL_ACCESS_TOKEN');
  });

  it.each([
    ['too many', withError(429, {})],
    ['too many, by code', withError(400, { code: 80_004 })],
    ['a passing fault', withError(400, { code: 2, is_transient: true })],
    ['a fault of theirs', withError(500, {})],
    ['no JSON', (_request: unknown, response: ServerResponse) => response.writeHead(502).end('<html>')],
    ['a closed connection', (request: IncomingMessage) => request.socket.destroy()],
  ])('a conversion is retried after %s, and the operator is not told', async (_what, answer) => {
    const { outcome, log } = await reportTo(answer);
    expect(outcome).toMatch(/^again: /);
    expect(log).toBe('');
  });

  it('a conversion is retried when no answer comes in time', async () => {
    expect((await reportTo(() => undefined, 50)).outcome).toBe('again: the conversion was not taken: TimeoutError');
  });

  it('a conversion is retried when the answer begins and never ends', async () => {
    const { outcome } = await reportTo((_request, response) => void response.writeHead(400).write('{"error":'), 50);
    expect(outcome).toBe('again: the conversion was not taken: TimeoutError');
  });

  it('a redirect to another address is not followed', async () => {
    const { outcome, seen } = await reportTo((_request, response) =>
      response.writeHead(307, { location: '/elsewhere' }).end(),
    );
    expect(outcome).toContain('a redirect, which is not followed');
    expect(seen).toHaveLength(1);
  });
});
