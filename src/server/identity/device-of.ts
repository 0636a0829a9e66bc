import bowser from 'bowser';

/** Apps with a browser of their own, which the library reports as that browser. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\b(musical_ly|BytedanceWebview|TikTok)/, 'TikTok'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
];

/** The usual names, where the library has longer ones. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};

/** Others are ignored: for an unknown browser the library returns the caller's own text, which could say anything. */
const knownBrowsers = new Set(Object.values(bowser.BROWSER_MAP));

/** No real user agent is longer; the limit keeps parsing fast. */
const mostCharacters = 512;

/**
 * Browser and device in words that their owner recognises, such as "Chrome on Android"; empty when unknown. Only good
 * for telling one's own sessions apart, because a caller can claim anything.
 */
export function deviceOf(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, mostCharacters);
  if (agent === '') return '';
  const { browser, os, platform } = bowser.parse(agent);
  const app = apps.find(([sign]) => sign.test(agent))?.[1];
  const known = knownBrowsers.has(browser.name ?? '') ? browser.name : undefined;
  const system = os.name === 'iOS' ? platform.model : os.name;
  const names = [app ?? known, system].filter((name) => name !== undefined);
  return names.map((name) => shortNames[name] ?? name).join(' on ');
}
