import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consolePaths } from '#contract/console/paths.ts';
import { offlineWorker } from '#contract/offline.ts';
import { paths } from '#contract/paths.ts';
import type { PageDeps } from './deps.ts';
import { createPageCache } from './page-cache.ts';
import { prepareAnswer, sendAnswer } from './prepared-answer.ts';
import { type PageSource, readSite } from './site.ts';

/**
 * Serves the built site of `webDir`: pages, redirects and files. Returns the handler that answers everything else with
 * the not-found page, since an application can have only one such handler.
 */
export async function pageRoutes(
  app: FastifyInstance,
  deps: PageDeps,
  webDir: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const site = await readSite(webDir);
  const preparedFor = createPageCache(deps);
  const send = async (request: FastifyRequest, reply: FastifyReply, source: PageSource) =>
    sendAnswer(request, reply, await preparedFor(source, request.hostname), {
      keeping: source.path === consolePaths.preview ? 'never' : 'while equal',
      framed: source.path === consolePaths.phone,
    });

  for (const page of site.pages) {
    app.get(page.path!, (request, reply) => send(request, reply, page));
  }
  for (const { path: from, redirect } of site.redirects) {
    app.get(from, (request, reply) => reply.redirect(redirect + queryOf(request.url), 302));
  }
  // Search engines and caches would otherwise know each page at two addresses.
  for (const { path: known } of [...site.pages, ...site.redirects]) {
    if (known === '/') continue;
    app.get(`${known}/`, (request, reply) => reply.redirect(known + queryOf(request.url), 301));
  }
  // Where password managers lead people who change a password (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(paths.changePassword, 302));
  await serveFiles(app, webDir);
  await serveWorker(app, webDir);

  const hostname = new URL(deps.config.publicUrl).hostname;
  // Not awaited, because an early visitor has to wait only for their own page.
  void Promise.allSettled([...site.pages, site.notFound].map((source) => preparedFor(source, hostname)));
  return (request, reply) => send(request, reply, site.notFound);
}

/** Files with a content hash in their name are cached for a year, the few others for a day. */
async function serveFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const assets = path.join(webDir, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
    });
  }
  const entries = await readdir(webDir, { withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/^\.|\.html$/.test(entry.name) && `/${entry.name}` !== offlineWorker,
  );
  await app.register(fastifyStatic, { root: webDir, serve: false, decorateReply: !existsSync(assets), index: false });
  for (const { name } of files) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, webDir, { maxAge: '1d', immutable: false }));
  }
}

/** The worker of training is checked for a newer version each time; only our own server serves it. */
async function serveWorker(app: FastifyInstance, webDir: string): Promise<void> {
  const code = await readFile(path.join(webDir, offlineWorker), 'utf8').catch(() => null);
  if (code === null) return;
  const answer = await prepareAnswer(code, {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    policy: "default-src 'none'; connect-src 'self'",
  });
  app.get(offlineWorker, (request, reply) => sendAnswer(request, reply, answer));
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
