import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between a browser and the product, like a deployment of another build. */
export interface Front {
  url: string;
  /**
   * Answers requests whose path begins so itself, because no route of a test sees a browser's fetch of a worker's code.
   */
  instead(path: string, answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Passes everything on to the product at `target`. */
export async function startFront(target: string): Promise<Front> {
  const answers: { path: string; answer(response: ServerResponse): void }[] = [];
  const { hostname, port } = new URL(target);
  const server = createServer((asked, response) => {
    const own = answers.find(({ path }) => asked.url!.startsWith(path));
    if (own) return own.answer(response);
    const { method, headers, url: path } = asked;
    const onward = request({ hostname, port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    instead: (path, answer) => void answers.push({ path, answer }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
