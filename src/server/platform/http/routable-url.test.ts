import { expect, it } from 'vitest';
import { routableUrl } from './routable-url.ts';

it.each([
  ['/quiz?utm_content=a%00b', '/quiz?utm_content=a%00b'],
  ['/quiz?utm_content=%E0%A4%A', '/quiz?utm_content=%E0%A4%A'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['/%zz?a=%', '/%25zz?a=%'],
  ['/help%00', '/help%2500'],
  ['/%ff', '/%25ff'],
])('%s is routed as %s', (url, routed) => {
  expect(routableUrl(url)).toBe(routed);
});
