import { describe, expect, it } from 'vitest';
import { isPublic } from './public-address.ts';

describe('a public address', () => {
  it.each(['https://everkite.com', 'http://203.0.113.9:3000', 'https://[2001:db8::1]'])('%s is public', (url) => {
    expect(isPublic(url)).toBe(true);
  });
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://10.1.2.3',
    'http://192.168.0.7:3000',
    'http://[::1]',
    'https://everkite.test',
    'http://kite.local',
    'http://nas',
    'http://[fd00::1]',
  ])('%s is not public', (url) => {
    expect(isPublic(url)).toBe(false);
  });
});
