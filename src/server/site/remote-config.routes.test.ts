import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { remoteConfigRoutes } from './remote-config.routes.ts';

function appWith(env: Record<string, string>): FastifyInstance {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join());
  const app = fastify();
  remoteConfigRoutes(app, read);
  return app;
}

const address = (query: string) => `/config/remote?${query}`;
const switchedOn = { configs: { autocapture: { clicks: true, forms: false, downloads: true } } };

let app: FastifyInstance;

beforeAll(() => {
  app = appWith({ AUTOCAPTURE: 'clicks,downloads' });
});
afterAll(() => app.close());

describe('the remote config (§ 7)', () => {
  it('the remote config has the requested key', async () => {
    const answer = await app.inject(address('api_key=everkite&config_keys=autocapture&session_id=77'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(switchedOn);
  });

  it('several keys of the remote config may be requested, and unknown ones are left out', async () => {
    const query = 'api_key=everkite&config_keys=sessionReplay&config_keys=autocapture&config_keys=autocapture';
    expect((await app.inject(address(query))).json()).toEqual(switchedOn);
  });

  it('the remote config has each requested key, and no other', async () => {
    const slow = appWith({ AUTOCAPTURE: 'clicks,downloads', ANALYTICS_FLUSH_SECONDS: '30' });
    const delivery = { flush_interval_ms: 30_000 };
    const both = await slow.inject(address('api_key=everkite&config_keys=autocapture&config_keys=delivery'));
    expect(both.json()).toEqual({ configs: { ...switchedOn.configs, delivery } });
    const one = await slow.inject(address('api_key=everkite&config_keys=delivery'));
    expect(one.json()).toEqual({ configs: { delivery } });
    await slow.close();
  });

  it.each(['', '&config_keys=sessionReplay', '&config_keys=', '&config_keys=__proto__&config_keys=constructor'])(
    'the remote config for the query "%s" is empty',
    async (keys) => {
      const answer = await app.inject(address(`api_key=everkite${keys}`));
      expect([answer.statusCode, answer.json()]).toEqual([200, { configs: {} }]);
    },
  );

  it('autocapture is off unless it is switched on', async () => {
    const plain = appWith({});
    const answer = await plain.inject(address('api_key=everkite&config_keys=autocapture'));
    expect(answer.json()).toEqual({ configs: { autocapture: { clicks: false, forms: false, downloads: false } } });
    await plain.close();
  });

  it.each(['', 'api_key=', 'api_key=another', 'api_key=everkite&api_key=everkite'])(
    'the remote config is refused without one valid API key in the query: "%s"',
    async (query) => {
      const answer = await app.inject(address(`${query}&config_keys=autocapture`));
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 400, error: 'Invalid API key' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('only the browser may cache the remote config, for five minutes, and it is not sent again while unchanged', async () => {
    const url = address('api_key=everkite&config_keys=autocapture');
    const { etag, 'cache-control': age } = (await app.inject(url)).headers;
    expect(age).toBe('private, max-age=300');
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url: address('api_key=everkite'), headers: { 'if-none-match': etag } });
    expect(other.statusCode).toBe(200);
  });
});
