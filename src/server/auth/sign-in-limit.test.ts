import { describe, expect, it } from 'vitest';
import { failureLimits } from './sign-in-limit';

describe('failureLimits', () => {
  it('keeps both addresses out of the keys', () => {
    const keys = JSON.stringify(failureLimits('ada@example.com', '203.0.113.7'));
    expect(keys).not.toContain('ada');
    expect(keys).not.toContain('203.0');
  });
});
