import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = '(iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const android = '(Linux; Android 10; K)';
const windows = '(Windows NT 10.0; Win64; x64)';
const mac = '(Macintosh; Intel Mac OS X 10_15_7)';

describe('deviceOf', () => {
  it.each([
    [`Mozilla/5.0 ${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 ${phone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`Mozilla/5.0 ${phone} ${webKit} CriOS/140.0.1 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`Mozilla/5.0 ${phone} ${webKit} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`Mozilla/5.0 ${phone} ${webKit} Mobile/15E148 Instagram 390.0.0.1 (iPhone15,2; iOS 18_5)`, 'Instagram on iPhone'],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${blink} Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0]`,
      'Facebook on Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile Safari/604.1',
      'Safari on iPad',
    ],
    [
      `Mozilla/5.0 ${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 ${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 ${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
    [`Mozilla/5.0 ${mac} ${webKit} Version/18.5 Safari/605.1.15`, 'Safari on Mac'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'Linux'],
    [`Mozilla/5.0 ${phone} ${webKit} Mobile/15E148 musical_ly_38.1.0 BytedanceWebview/d8a21c6`, 'TikTok on iPhone'],
    [`Mozilla/5.0 ${android} ${blink} Chrome/140.0 Mobile DuckDuckGo/5 Safari/537.36`, 'DuckDuckGo on Android'],
    [`Mozilla/5.0 ${windows} ${blink} Chrome/138.0.0.0 YaBrowser/25.6.0.0 Safari/537.36`, 'Yandex Browser on Windows'],
    [`Mozilla/5.0 ${windows} ${blink} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5`, 'Vivaldi on Windows'],
    ['Your account is closed: call 555/1 (Windows NT 10.0)', 'Windows'],
    ['curl/8.5.0', ''],
    ['', ''],
    [undefined, ''],
  ])('the device of the user agent %s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('the device is read from no more than the first part of a very long user agent', () => {
    expect(deviceOf(`${'x'.repeat(1_000_000)} Firefox/1.0 Windows`)).toBe('');
  });
});
