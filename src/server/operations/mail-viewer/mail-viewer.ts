import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, type ViewerAnswer } from './viewer-answer.ts';

/** Not reachable from other machines, because emails contain links that open accounts. */
const host = '127.0.0.1';

interface ViewerParts {
  /** 0 for any free port. */
  port: number;
  outboxDir: string;
  /** The site's address; stories link to it. */
  publicUrl: string;
}

export interface MailViewer {
  url: string;
  stop: () => Promise<void>;
}

/** Shows the outbox and stories of all emails in a browser, for development. Rejects when the port cannot be used. */
export async function startMailViewer({ port, ...parts }: ViewerParts): Promise<MailViewer> {
  const server = createServer((request, response) => {
    answer(request, parts).then(
      (found) => write(response, found),
      () => response.destroy(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(request: IncomingMessage, parts: Omit<ViewerParts, 'port'>): Promise<ViewerAnswer> {
  const { method = '', url = '', headers } = request;
  return answerOf({ method, path: url.split('?')[0] ?? '', host: headers.host ?? '' }, parts);
}

function write(response: ServerResponse, { status, html, policy }: ViewerAnswer): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(html);
}
