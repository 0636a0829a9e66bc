import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { galleryFolder, mediaTypes } from '../gallery-build.ts';

/** Serves the built gallery to browsers in which requests cannot be answered by the test. */
export async function serveGallery() {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url!, 'http://gallery');
    const file = pathname === '/gallery' ? '/gallery.html' : pathname;
    const body = await readFile(path.join(galleryFolder, file)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, { 'content-type': mediaTypes[path.extname(file)] ?? 'text/plain' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/gallery`, close: () => server.close() };
}
