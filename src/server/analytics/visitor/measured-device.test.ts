import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createIdentityCookie } from '#tracker/identity.ts';
import { measuredDeviceOf } from './measured-device.ts';

const own = { apiKey: 'everkite-long-key', zone: 'own' } as const;

/** The cookie as the tracker itself writes it. */
function cookieOf(deviceId: string): string {
  const jar = { cookie: '' };
  createIdentityCookie(jar, own.apiKey, true, () => deviceId).write({ deviceId, session: null, lastEventId: 3 });
  return jar.cookie.split(';')[0]!;
}

describe('the measured device', () => {
  const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';

  it('the measured device is read from the tracker’s cookie, among other cookies', () => {
    expect(measuredDeviceOf(`warning=true; ${cookieOf(deviceId)}; a=b`, own)).toBe(deviceId);
  });

  it('there is no measured device after Reject, nor where events go to a third party', () => {
    expect(measuredDeviceOf(`warning=false; ${cookieOf(deviceId)}`, own)).toBeNull();
    expect(measuredDeviceOf(cookieOf(deviceId), { ...own, zone: 'eu' })).toBeNull();
  });

  it('an id that can be computed from a user id is no measured device', () => {
    const worked = createHash('sha256').update('42').digest('hex').slice(0, 36);
    expect(measuredDeviceOf(cookieOf(worked), own)).toBeNull();
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
  ])('there is no measured device in %j', (cookies) => {
    expect(measuredDeviceOf(cookies, own)).toBeNull();
  });
});
