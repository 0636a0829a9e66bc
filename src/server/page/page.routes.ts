import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { createPageCache, type PreparedPage } from './page-cache';
import { type PageSource, readSite } from './site';

/**
 * Serves the built site of `webDir`: pages, redirects, files, and the not-found page for everything else. Answers to
 * the caller how to say not-found, for the one handler that an application can have.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  webDir: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const site = await readSite(webDir);
  const preparedFor = createPageCache(config);
  const send = async (request: FastifyRequest, reply: FastifyReply, source: PageSource) =>
    sendPage(request, reply, await preparedFor(source, request.hostname));

  for (const page of site.pages) {
    app.get(page.path!, (request, reply) => send(request, reply, page));
  }
  for (const { path: from, redirect } of site.redirects) {
    app.get(from, (request, reply) => reply.redirect(redirect + queryOf(request.url), 302));
  }
  await serveFiles(app, webDir);

  const hostname = new URL(config.publicUrl).hostname;
  // Not waited for: the first visitor of a page may be faster, and then waits for that page alone.
  void Promise.allSettled([...site.pages, site.notFound].map((source) => preparedFor(source, hostname)));
  return (request, reply) => send(request, reply, site.notFound);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  reply.code(page.status).type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Files named by their content never change; the few others are asked for again after a day. */
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
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.html'),
  );
  await app.register(fastifyStatic, { root: webDir, serve: false, decorateReply: !existsSync(assets), index: false });
  for (const { name } of files) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, webDir, { maxAge: '1d', immutable: false }));
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
