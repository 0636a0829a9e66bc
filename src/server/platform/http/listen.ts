import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** All addresses of the machine; the second for a machine without IPv6. */
const hosts = ['::', '0.0.0.0'] as const;
const withoutIpv6 = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/**
 * The host to listen on. Rejects with one plain sentence when the port cannot be used. Call it before anything else is
 * started.
 */
export async function findFreeHost(port: number): Promise<string> {
  const fault = await faultOf(tryPort(hosts[0], port));
  if (fault === null) return hosts[0];
  if (!withoutIpv6.includes(fault)) throw new Error(faultLine(port, fault));
  const otherFault = await faultOf(tryPort(hosts[1], port));
  if (otherFault !== null) throw new Error(faultLine(port, otherFault));
  return hosts[1];
}

export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.ready();
  const fault = await faultOf(app.listen({ host, port }));
  if (fault !== null) throw new Error(faultLine(port, fault));
}

async function faultOf(attempt: Promise<unknown>): Promise<string | null> {
  return attempt.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}

function faultLine(port: number, code: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} is reserved for the administrator. Set PORT to another one.`;
  return `Port ${port} cannot be used (${code}). Set PORT to another one.`;
}

function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
