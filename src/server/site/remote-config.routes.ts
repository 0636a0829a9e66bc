import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RemoteConfigAnswer, RemoteConfigQuery } from '#contract/remote-config.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import type { Deps } from '#server/platform/deps.ts';

const longestAgeSeconds = 300;

/**
 * The tracker's remote config (§ 7), for the pages of this site only. It is the same for everybody; the session in the
 * query is ignored.
 */
export function remoteConfigRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const { apiKey, autocapture, flushMs } = config.analytics;
  const configs: Required<RemoteConfigAnswer['configs']> = { autocapture, delivery: { flush_interval_ms: flushMs } };

  app.get<{ Querystring: RemoteConfigQuery }>(
    wirePaths.remoteConfig,
    { schema: { querystring: RemoteConfigQuery, response: { 200: RemoteConfigAnswer } } },
    async ({ query, headers }, reply) => {
      if (query.api_key !== apiKey) {
        reply.header('cache-control', 'no-store');
        return reply.code(400).send({ code: 400, error: 'Invalid API key' });
      }
      const wanted = [query.config_keys ?? []].flat();
      const known = Object.entries(configs).filter(([key]) => wanted.includes(key));
      const answer: RemoteConfigAnswer = { configs: Object.fromEntries(known) };
      const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)}"`;
      reply.headers({ 'cache-control': `private, max-age=${longestAgeSeconds}`, etag });
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return answer;
    },
  );
}
