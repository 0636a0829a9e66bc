import { describe, expect, it } from 'vitest';
import { browserOf } from './browser.ts';

const pairOf = ({ cookie }: { cookie: string }) => cookie.split(';')[0]!;

describe('a browser', () => {
  it('a browser gets a secret that no script, other path or other site can read, over HTTPS where the site uses it', () => {
    expect(browserOf(undefined, 'https://everkite.test').cookie).toMatch(
      /^everkite_browser=[\w-]{43}; Max-Age=7776000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(browserOf(undefined, 'http://localhost:3000').cookie).not.toContain('Secure');
  });

  it('a browser is recognised by its secret', () => {
    const first = browserOf('warning=true', 'https://everkite.test');
    const again = browserOf(`warning=true; ${pairOf(first)}`, 'https://everkite.test');
    expect(again).toEqual(first);
  });

  it('two browsers have different secrets', () => {
    expect(browserOf(undefined, '').hash).not.toEqual(browserOf(undefined, '').hash);
  });

  it.each(['', 'x', 'a'.repeat(44), `${'a'.repeat(42)}%41`, '"'])(
    'a browser with the made-up secret %j gets one of ours',
    (made) => {
      const { cookie } = browserOf(`everkite_browser=${made}`, '');
      expect(pairOf({ cookie })).not.toBe(`everkite_browser=${made}`);
      expect(pairOf({ cookie })).toMatch(/=[\w-]{43}$/);
    },
  );
});
