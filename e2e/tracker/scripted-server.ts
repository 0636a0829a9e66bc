import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadAnswer, UploadBody, WireEvent } from '#contract/event-upload.ts';
import { bundleOfficial, bundleTracker } from './page-bundles.ts';

const emptyPage = '<!doctype html><html lang="en"><title>Scripted</title><body></body></html>';
const uploadPaths = ['/2/httpapi', '/batch'];

/**
 * One answer to a call; `'answer lost'` stores an upload's events as for 200, but breaks the connection instead of
 * answering.
 */
export type Reply =
  | { status: number; body?: Partial<UploadAnswer> | Record<string, unknown> | string }
  | 'no answer'
  | 'answer lost'
  | 'hang';

export interface ReceivedUpload {
  /** Real ms since the server's start; the page's own clock is in `body.client_upload_time`. */
  at: number;
  path: string;
  body: UploadBody;
  contentType: string;
  viaBeacon: boolean;
  answeredWith: Reply;
}

export interface ConfigCall {
  at: number;
  query: URLSearchParams;
  answeredWith: Reply;
}

/** An event that was answered with 200, as our server stores it: once for each device and insert id. */
export interface StoredEvent {
  event: WireEvent;
  deliveries: number;
}

export interface ScriptedServer {
  /** The page's URL, ending in a slash. */
  url: string;
  origin: string;
  uploads: ReceivedUpload[];
  configCalls: ConfigCall[];
  /** Sets the answers to uploads; `index` counts them from 0. */
  answer(script: (upload: ReceivedUpload, index: number) => Reply): void;
  /** Holds back answers to uploads; returns a function that releases them. */
  holdAnswers(): () => void;
  answerConfig(script: (call: ConfigCall, index: number) => Reply): void;
  /** Sets the HTML of the pages. */
  page(html?: string): void;
  stored(): StoredEvent[];
  stop(): Promise<void>;
}

/** A real HTTP server for both trackers, with pages, bundles and an ingestion with scripted answers. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const uploads: ReceivedUpload[] = [];
  const configCalls: ConfigCall[] = [];
  const stored = new Map<string, StoredEvent>();
  const startedAt = Date.now();
  let html = emptyPage;
  let mayAnswer = Promise.resolve();
  let replyTo: (upload: ReceivedUpload, index: number) => Reply = () => ({ status: 200 });
  let replyToConfig: (call: ConfigCall, index: number) => Reply = () => ({ status: 200, body: {} });

  function store(events: readonly WireEvent[]) {
    for (const event of events) {
      const key = `${event.device_id} ${event.insert_id}`;
      const entry = stored.get(key) ?? { event, deliveries: 0 };
      entry.deliveries += 1;
      stored.set(key, entry);
    }
  }

  async function takeUpload(path: string, request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await textOf(request)) as UploadBody;
    const contentType = request.headers['content-type'] ?? '';
    const viaBeacon = contentType.startsWith('text/plain');
    const upload: ReceivedUpload = {
      at: Date.now() - startedAt,
      path,
      body,
      contentType,
      viaBeacon,
      answeredWith: 'hang',
    };
    upload.answeredWith = replyTo(upload, uploads.length);
    uploads.push(upload);
    await mayAnswer;
    const reply = upload.answeredWith;
    if (reply === 'answer lost' || (typeof reply === 'object' && reply.status === 200)) store(body.events);
    give(response, reply, { events_ingested: body.events.length });
  }

  function takeConfigCall(query: URLSearchParams, response: ServerResponse) {
    const call: ConfigCall = { at: Date.now() - startedAt, query, answeredWith: 'hang' };
    call.answeredWith = replyToConfig(call, configCalls.length);
    configCalls.push(call);
    give(response, call.answeredWith, {});
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    // On a reused connection the browser itself repeats a call that got no answer.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (uploadPaths.includes(pathname)) return takeUpload(pathname, request, response);
    if (pathname === '/config/remote') return takeConfigCall(searchParams, response);
    if (pathname === '/tracker.js') return sendText(response, 'text/javascript', await bundleTracker());
    if (pathname === '/official.js') return sendText(response, 'text/javascript', await bundleOfficial());
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    sendText(response, 'text/html', html);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: `${origin}/`,
    origin,
    uploads,
    configCalls,
    answer(script) {
      replyTo = script;
    },
    holdAnswers() {
      let release = () => {};
      mayAnswer = new Promise<void>((resolve) => {
        release = resolve;
      });
      return release;
    },
    answerConfig(script) {
      replyToConfig = script;
    },
    page(with_ = emptyPage) {
      html = with_;
    },
    stored: () => [...stored.values()],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function give(response: ServerResponse, reply: Reply, more: object) {
  if (reply === 'hang') return;
  if (typeof reply === 'string') return void response.destroy();
  const { status, body = {} } = reply;
  const text = typeof body === 'string' ? body : JSON.stringify({ code: status, ...more, ...body });
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
}

function sendText(response: ServerResponse, type: string, text: string) {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
