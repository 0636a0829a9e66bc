import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config';
import { emulatorOrigin } from './emulator-origin';
import { embedConfig } from './page-cache';
import { publicConfig } from './public-config';

const { config } = readConfig({}) as { config: Config };

describe('embedConfig', () => {
  it('cannot be broken out of', () => {
    const html = '<script type="application/json" id="config">{}</script><h1>kept</h1>';
    const made = embedConfig(html, { ...publicConfig(config, 'localhost'), pixel_id: '</script><script>$&alert(1)' });
    expect(made.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/>(.*?)<\/script>/.exec(made)?.[1] ?? '').pixel_id).toBe('</script><script>$&alert(1)');
    expect(made).toContain('<h1>kept</h1>');
  });
});

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
  ])('of %s for a visitor of %s is %s', (url, hostname, origin) => {
    expect(emulatorOrigin(url, hostname, 'https://everkite.test')).toBe(origin);
  });
});
