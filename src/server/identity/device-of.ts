import bowser from 'bowser';

/** Apps that show pages themselves, which the library takes for the browser inside them. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\b(musical_ly|BytedanceWebview|TikTok)/, 'TikTok'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
];

/** What people call them, where the library is more exact. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};

/** Of a browser that it does not know, the library tells the caller's own text, which could say anything. */
const knownBrowsers = new Set(Object.values(bowser.BROWSER_MAP));

/** Longer ones are made up; none of ours is to cost time. */
const mostCharacters = 512;

/**
 * What a browser calls itself, in words that its owner recognises, such as "Chrome on Android"; empty when it does not
 * say. It is what the caller claims, good to tell one's own sessions apart and for nothing else.
 */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, mostCharacters);
  if (said === '') return '';
  const { browser, os, platform } = bowser.parse(said);
  const app = apps.find(([sign]) => sign.test(said))?.[1];
  const known = knownBrowsers.has(browser.name ?? '') ? browser.name : undefined;
  const system = os.name === 'iOS' ? platform.model : os.name;
  const names = [app ?? known, system].filter((name) => name !== undefined);
  return names.map((name) => shortNames[name] ?? name).join(' on ');
}
