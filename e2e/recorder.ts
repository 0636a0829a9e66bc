import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { recorderKey } from './recorder-key.ts';

/** One request with everything that its receiver could read. */
export interface Recorded {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * A proxy that records every request. Called directly it stands in for the advertiser's server, and at all other paths
 * for the payment provider.
 */
export interface Recorder {
  url: string;
  seen: Recorded[];
  stop: () => Promise<void>;
}

/** A transparent image of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Starts the recorder. Requests to this machine are forwarded; all others are answered here, including encrypted ones,
 * for which the browser has to accept any certificate.
 * @param paymentUrl base URL of the payment provider
 */
export async function startRecorder(paymentUrl: string): Promise<Recorder> {
  const seen: Recorded[] = [];
  const tunnelled = createSecureServer(recorderKey, async (request, response) => {
    seen.push(await read(request, `https://${request.headers.host}${request.url}`));
    answerAsVendor(request, response);
  });
  const server = createServer(async (request, response) => {
    const isDirect = request.url!.startsWith('/');
    const recorded = await read(request, isDirect ? `http://${request.headers.host}${request.url}` : request.url!);
    seen.push(recorded);
    if (isDirect && !isConversion(request.url!)) passOn(recorded, paymentUrl + request.url, response);
    else if (isDirect || !isLocal(recorded.url)) answerAsVendor(request, response);
    else passOn(recorded, recorded.url, response);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.unshift(head);
    tunnelled.emit('connection', socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The queries of the pixel's requests, oldest first. */
export function pixelCalls(sent: readonly Recorded[]): URLSearchParams[] {
  const calls = sent.filter(({ url }) => url.startsWith('https://www.facebook.com/tr?'));
  return calls.map(({ url }) => new URL(url).searchParams);
}

/** The path to which conversions are sent. */
const isConversion = (path: string) => /^\/v[\d.]+\/\d+\/events\?/.test(path);

const isLocal = (url: string) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

async function read(request: IncomingMessage, url: string): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { method: request.method!, url, headers: request.headers, body: Buffer.concat(chunks).toString() };
}

function answerAsVendor(request: IncomingMessage, response: ServerResponse) {
  const isImage = request.headers['sec-fetch-dest'] === 'image';
  response.writeHead(200, {
    'content-type': isImage ? 'image/gif' : 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  });
  response.end(isImage ? pixel : '{"code":200}');
}

function passOn({ method, headers, body }: Recorded, url: string, response: ServerResponse) {
  const onward = forward(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('error', () => onward.destroy());
  onward.end(body);
}
