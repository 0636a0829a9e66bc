import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection on which something happened so shortly ago may carry a request that is on its way. */
const restlessMs = 500;
/** A busy site has always somebody at the door. */
const lettingInMs = 2_000;

interface Connection {
  running: Set<ServerResponse>;
  /** Epoch ms: when it was made or an answer ended. */
  usedAt: number;
}

/**
 * Lets an application that is closed end its connections in order. What runs is answered, with `Connection: close`.
 * Connections on which nothing runs, also those that never carried a request, end at once, or when they have come to rest.
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
      // One that was answered before it could be told that the connection ends may have the next request on its way.
      if (isClosing) endAtRest(socket, connection);
    });
  });
  // Called by Node's own `close`.
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const [socket, connection] of connections) {
      for (const response of connection.running) if (!response.headersSent) response.setHeader('connection', 'close');
      endAtRest(socket, connection);
    }
  };

  function endAtRest(socket: Socket, { usedAt }: Connection): void {
    const restMs = Math.max(0, usedAt + restlessMs - Date.now());
    // What has arrived by then is read before the immediate.
    setTimeout(() => setImmediate(endIfIdle, socket), restMs);
  }

  function endIfIdle(socket: Socket): void {
    // What was written is sent; what the other side may still send is not waited for.
    if (connections.get(socket)?.running.size === 0) socket.end(() => socket.destroy());
  }
}

/**
 * Closes an application once those who wait to be let in are in: Node accepts one connection in each turn of its loop, and
 * the system would send the others away unheard.
 */
export async function closeAfterLast(app: FastifyInstance): Promise<void> {
  const deadline = Date.now() + lettingInMs;
  let turnsWithout = 0;
  app.server.on('connection', () => {
    turnsWithout = 0;
  });
  // The first turn is the rest of the one under way.
  while (turnsWithout < 2 && Date.now() < deadline) {
    turnsWithout += 1;
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await app.close();
}
