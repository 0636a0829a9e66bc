import type { FastifyInstance } from 'fastify';
import { copyFilePattern } from '#contract/copy/copy-file.ts';
import type { CopyFiles } from './copy-files.ts';

/** The texts that operators have changed. What stands at an address never changes. */
export function copyRoutes(app: FastifyInstance, { copyFiles }: { copyFiles: CopyFiles }): void {
  app.get<{ Params: { hash: string } }>(copyFilePattern, async ({ params }, reply) => {
    const text = /^[0-9a-f]{16}$/.test(params.hash) ? await copyFiles.read(params.hash) : null;
    if (text === null)
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'There are no such texts.' });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(text);
  });
}
