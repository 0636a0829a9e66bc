import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that sends a page's HTML piece by piece, as a slow network does. */
export interface SlowPages {
  url: string;
  /** Holds this page back from now on. */
  begin(path: string): Promise<SlowPage>;
  close(): Promise<void>;
}

export interface SlowPage {
  html: Buffer;
  /** Sends the HTML up to this byte; at the last one the answer ends. */
  sendUpTo(byte: number): void;
}

/**
 * Serves pages and style sheets of the product at `target` without code, because the painted page has to be right
 * before it.
 */
export async function startSlowPages(target: string): Promise<SlowPages> {
  let held: { path: string; toBe: ReturnType<typeof oneResponse> } | null = null;
  const server = createServer(async ({ url: path }, response) => {
    if (path!.endsWith('.js')) return response.writeHead(404).end();
    const { status, headers, body } = await fetchFrom(target + path);
    response.writeHead(status, headers);
    if (path === held?.path) held!.toBe.came(response);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async begin(path) {
      const { body: html } = await fetchFrom(target + path);
      held = { path, toBe: oneResponse() };
      const { response } = held.toBe;
      let sent = 0;
      return {
        html,
        sendUpTo(byte) {
          const piece = html.subarray(sent, byte);
          sent = byte;
          response.then((one) => (byte < html.length ? one.write(piece) : one.end(piece)));
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function oneResponse() {
  let came = (_response: ServerResponse) => {};
  const response = new Promise<ServerResponse>((resolve) => {
    came = resolve;
  });
  return { response, came: (one: ServerResponse) => came(one) };
}

/** With the headers that affect what is painted, and when. */
async function fetchFrom(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const names = ['content-type', 'content-security-policy', 'x-content-type-options'];
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => names.includes(name)));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}
