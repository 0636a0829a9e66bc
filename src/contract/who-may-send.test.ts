import { describe, expect, it } from 'vitest';
import { code, offenders } from '#testing/source-files.ts';

/**
 * Files that may use the network: the first two groups by way of the firewall, the last ones to our own server and
 * emulator; and the payment provider's books, which fetch a report from the URL that the provider gives.
 */
const whoMaySend = [
  'server/analytics/egress/send-conversions.ts',
  'web/measuring/pixel/send-pixel.ts',
  'server/operations/alerts/send-alert.ts',
  'tracker/upload.ts',
  'server/billing/paddle/books.ts',
  'server/billing/paddle/emulator-clock.ts',
  'tracker/remote-config.ts',
  'web/platform/call.ts',
  'web/funnel/progress/start-anew.ts',
  'web/site/fetch-quiz.ts',
  'web/site/fetch-texts.ts',
  'web/training/offline/worker.ts',
].sort();

describe('what leaves for others', () => {
  it('the hosts of advertisers and of analytics are named in one place', () => {
    const hosts =
      /facebook\.com|facebook\.net|amplitude\.com|google-analytics|googletagmanager|doubleclick|tiktok\.com/;
    expect(offenders(code, (file) => hosts.test(file.text))).toEqual(['contract/egress.ts']);
  });

  it('only a few files send, and each uses that place or our own addresses', () => {
    const senders =
      /(?<![.\w])fetch\(|sendBeacon\(|new (Image|XMLHttpRequest|WebSocket|EventSource)\b|https?\.request\(/;
    const ours = code.filter((file) => file.room !== 'paddle-emulator');
    expect(offenders(ours, (file) => senders.test(file.text)).sort()).toEqual(whoMaySend);
  });
});
