import { connect } from 'node:tls';

const timeoutMs = 10_000;
const againMs = 6 * 60 * 60_000;

/** When the certificate at this address ends, epoch ms; null without one, or when nobody answers. */
function readCertificateEnd(url: URL): Promise<number | null> {
  return new Promise((resolve) => {
    const { hostname: host } = url;
    // We look for expired certificates, so they must not end the connection.
    const options = { host, servername: host, port: Number(url.port || 443), rejectUnauthorized: false };
    const socket = connect({ ...options, timeout: timeoutMs });
    const end = (endsAt: number | null) => {
      socket.destroy();
      resolve(endsAt);
    };
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to ?? '');
      end(Number.isNaN(endsAt) ? null : endsAt);
    });
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}

/** Reads the certificate of PUBLIC_URL every six hours; without https there is none. */
export function createCertificateWatch(
  publicUrl: string,
  wallClock: () => number,
  read: (url: URL) => Promise<number | null> = readCertificateEnd,
): () => Promise<number | null> {
  const url = new URL(publicUrl);
  let known: { endsAt: number | null; at: number } | null = null;
  return async () => {
    if (url.protocol !== 'https:') return null;
    const now = wallClock();
    if (known === null || now - known.at >= againMs) known = { endsAt: await read(url), at: now };
    return known.endsAt;
  };
}
