import { describe, expect, it } from 'vitest';
import { createIdentityCookie } from '../../tracker/identity';
import { analyticsDeviceOf } from './analytics-device';

const apiKey = 'everkite-long-key';

/** What the tracker writes. */
function cookieOf(deviceId: string): string {
  const jar = { cookie: '' };
  createIdentityCookie(jar, apiKey, true, () => deviceId).write({ deviceId, session: null, lastEventId: 3 });
  return jar.cookie.split(';')[0]!;
}

describe('analyticsDeviceOf', () => {
  const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';

  it('reads what the tracker wrote, among other cookies', () => {
    expect(analyticsDeviceOf(`warning=true; ${cookieOf(deviceId)}; a=b`, apiKey)).toBe(deviceId);
  });

  it.each([
    undefined,
    '',
    'warning=true',
    'AMP_everkite-l=',
    'AMP_everkite-l=%%%',
    `AMP_everkite-l=${btoa('[]')}`,
    `AMP_everkite-l=${btoa('null')}`,
    `AMP_everkite-l=${btoa('{"deviceId":7}')}`,
    cookieOf("x' or 1=1 --"),
    cookieOf('\0\0\0\0\0\0\0\0\0'),
    cookieOf('a'.repeat(65)),
  ])('finds no device in %j', (cookies) => {
    expect(analyticsDeviceOf(cookies, apiKey)).toBeNull();
  });
});
