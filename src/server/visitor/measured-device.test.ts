import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createIdentityCookie } from '../../tracker/identity';
import { measuredDeviceOf } from './measured-device';

const own = { apiKey: 'everkite-long-key', zone: 'own' } as const;

/** What the tracker writes. */
function cookieOf(deviceId: string): string {
  const jar = { cookie: '' };
  createIdentityCookie(jar, own.apiKey, true, () => deviceId).write({ deviceId, session: null, lastEventId: 3 });
  return jar.cookie.split(';')[0]!;
}

describe('the measured device', () => {
  const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';

  it('is read from what the tracker wrote, among other cookies', () => {
    expect(measuredDeviceOf(`warning=true; ${cookieOf(deviceId)}; a=b`, own)).toBe(deviceId);
  });

  it('is none after Reject, and none where events go to somebody else', () => {
    expect(measuredDeviceOf(`warning=false; ${cookieOf(deviceId)}`, own)).toBeNull();
    expect(measuredDeviceOf(cookieOf(deviceId), { ...own, zone: 'eu' })).toBeNull();
  });

  it('is never one that can be worked out from the id of a user', () => {
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
  ])('is none in %j', (cookies) => {
    expect(measuredDeviceOf(cookies, own)).toBeNull();
  });
});
