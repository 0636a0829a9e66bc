import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { publicConfig } from './public-config.ts';

function analyticsWith(env: Record<string, string>) {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return publicConfig(read.config, { copy: {}, contentVersion: '' }).analytics;
}

describe('where a page sends its events (§ 7)', () => {
  it.each([
    ['own', 'standard', '/2/httpapi'],
    ['own', 'batch', '/batch'],
    ['us', 'standard', 'https://api2.amplitude.com/2/httpapi'],
    ['us', 'batch', 'https://api2.amplitude.com/batch'],
    ['eu', 'standard', 'https://api.eu.amplitude.com/2/httpapi'],
    ['eu', 'batch', 'https://api.eu.amplitude.com/batch'],
  ])(
    'with the zone %s and the %s endpoint, a page sends its events to %s',
    (ANALYTICS_ZONE, ANALYTICS_ENDPOINT, endpoint) => {
      const settings = { ANALYTICS_ZONE, ANALYTICS_ENDPOINT, ANALYTICS_KEY: 'key' };
      expect(analyticsWith(settings)).toEqual({ api_key: 'key', endpoint, detail: 'full' });
    },
  );

  it('the public settings say how detailed events may be', () => {
    expect(analyticsWith({ ANALYTICS_DETAIL: 'screens' }).detail).toBe('screens');
  });
});
