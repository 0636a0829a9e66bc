import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection that was used this recently may have another request on its way. */
const recentUseMs = 500;
/** A limit, because a busy site always has new connections. */
const acceptTimeoutMs = 2_000;

interface Connection {
  running: Set<ServerResponse>;
  /** Epoch ms of its opening or the end of its last answer. */
  usedAt: number;
}

/**
 * Makes an application end its connections gracefully when it closes. Running requests are answered, with
 * `Connection: close`. Idle connections, also those that never carried a request, end once unused for `recentUseMs`.
 * Node by itself would wait for unused ones, and cut off requests that have arrived but were not read.
 */
export function closeGently(app: FastifyInstance): void {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let isClosing = false;

  server.on('connection', (socket) => {
    connections.set(socket, { running: new Set(), usedAt: Date.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    connection?.running.add(response);
    if (isClosing) response.setHeader('connection', 'close');
    response.once('close', () => {
      if (connection === undefined) return;
      connection.running.delete(response);
      connection.usedAt = Date.now();
      // A client that was answered without `Connection: close` may have sent its next request already.
      if (isClosing) endOnceUnused(socket, connection);
    });
  });
  // Called by Node's own `close`.
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const [socket, connection] of connections) {
      for (const response of connection.running) if (!response.headersSent) response.setHeader('connection', 'close');
      endOnceUnused(socket, connection);
    }
  };

  function endOnceUnused(socket: Socket, { usedAt }: Connection): void {
    const delayMs = Math.max(0, usedAt + recentUseMs - Date.now());
    // Node reads what has arrived by then before it runs the immediate.
    setTimeout(() => setImmediate(endIfIdle, socket), delayMs);
  }

  function endIfIdle(socket: Socket): void {
    // Sends what was written, and does not wait for the client to close.
    if (connections.get(socket)?.running.size === 0) socket.end(() => socket.destroy());
  }
}

/**
 * Closes an application once all waiting connections are accepted: Node accepts one in each turn of its event loop, and
 * the system would reset the others.
 */
export async function closeAfterLast(app: FastifyInstance): Promise<void> {
  const deadline = Date.now() + acceptTimeoutMs;
  let turnsWithout = 0;
  app.server.on('connection', () => {
    turnsWithout = 0;
  });
  // The first turn is the rest of the current one.
  while (turnsWithout < 2 && Date.now() < deadline) {
    turnsWithout += 1;
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await app.close();
}
