import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestMailServer {
  port: number;
  /** The messages received so far. */
  messages: { from: string; to: string[]; user: string | null; raw: string }[];
  stop: () => Promise<void>;
}

/** A real mail server that keeps what it receives. By default it requires no password and offers no encryption. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const messages: TestMailServer['messages'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      messages.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: session.user ?? null,
        raw: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    },
    ...options,
  });
  // The test ignores clients that hang up early.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, messages, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A TCP server whose connections the test handles, for example by staying silent or disconnecting. */
export async function startRawServer(
  onConnection: (socket: import('node:net').Socket) => void,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<import('node:net').Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
