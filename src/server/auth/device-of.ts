/** The first that is found counts: many browsers also name those they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\b(musical_ly|BytedanceWebview|TikTok)/, 'TikTok'],
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are made up; none of ours is to cost time. */
const mostCharacters = 512;

/**
 * What a browser calls itself, in words that its owner recognises, such as "Chrome on Android"; empty when it does not
 * say. It is what the caller claims, good to tell one's own sessions apart and for nothing else.
 */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, mostCharacters);
  const nameIn = (rules: typeof browsers) => rules.find(([sign]) => sign.test(said))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
