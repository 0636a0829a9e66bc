import { describe, expect, it } from 'vitest';
import { emulatorOrigin } from './browser.ts';

describe('emulatorOrigin', () => {
  it.each([
    ['http://127.0.0.1:3001', 'localhost', 'http://localhost:3001'],
    ['http://localhost:3001', '192.168.1.20', 'http://192.168.1.20:3001'],
    ['http://[::1]:3001', 'kite.local', 'http://kite.local:3001'],
    ['http://127.0.0.1:3001', '[::1]', 'http://[::1]:3001'],
    ['https://emulator.example.com', 'localhost', 'https://emulator.example.com'],
    ['http://127.0.0.1:3001', 'evil;script-src *', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001', '', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001', 'everkite.test', 'http://everkite.test:3001'],
    ['http://127.0.0.1:3001', 'evil.example', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001', '203.0.113.7', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001', '172.16.0.9', 'http://172.16.0.9:3001'],
    ['http://127.0.0.1:3001', '172.32.0.9', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001', '[fd00::9]', 'http://[fd00::9]:3001'],
    ['http://127.0.0.1:3001', '[2001:db8::9]', 'http://127.0.0.1:3001'],
  ])('the emulator %s is reached by a visitor of %s at %s', (url, hostname, origin) => {
    expect(emulatorOrigin(url, hostname, 'https://everkite.test')).toBe(origin);
  });
});
