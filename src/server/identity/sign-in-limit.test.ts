import { describe, expect, it } from 'vitest';
import { failureLimits, ownFailureLimits } from './sign-in-limit.ts';

const stranger = { emailKey: 'ada@example.com', ip: '203.0.113.7', knownBrowser: null };

describe('failureLimits', () => {
  it('keeps both addresses out of the keys', () => {
    const keys = JSON.stringify(failureLimits(stranger));
    expect(keys).not.toContain('ada');
    expect(keys).not.toContain('203.0');
  });

  it('counts a browser that was signed in before by nothing that a stranger can reach', () => {
    const known = failureLimits({ ...stranger, knownBrowser: Buffer.from('secret') });
    const strangers = failureLimits(stranger).map(({ key }) => key);
    expect(known).toHaveLength(1);
    expect(strangers).not.toContain(known[0]!.key);
  });

  it('counts who is signed in by the session alone', () => {
    expect(ownFailureLimits(Buffer.from('one'))).not.toEqual(ownFailureLimits(Buffer.from('another')));
  });
});
