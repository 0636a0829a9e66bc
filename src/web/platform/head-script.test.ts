import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { choiceCookie } from '#contract/cookie-choice.ts';

const script = readFileSync(new URL('./head-script.js', import.meta.url), 'utf8');

/** A page in which only the head script has run. */
function openPage() {
  const classes = new Set<string>();
  let onClick: (event: { target: object }) => void = () => {};
  const page = {
    window: {} as { __earlyTaps?: string[] },
    location: { pathname: '/' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    document: {
      cookie: '',
      documentElement: { dataset: {} as DOMStringMap, classList: { add: (name: string) => void classes.add(name) } },
      addEventListener: (_type: string, listen: typeof onClick) => {
        onClick = listen;
      },
    },
  };
  runInNewContext(script, page);
  const tap = (early: string) => {
    const button = { dataset: { early } as DOMStringMap };
    onClick({ target: { closest: () => button } });
    return button;
  };
  return { page, classes, tap };
}

it('taps before the page’s code has loaded are kept in order and shown as chosen', () => {
  const { page, tap } = openPage();
  expect(tap('option:woman').dataset.earlyTapped).toBe('');
  tap('option:man');
  expect(page.window.__earlyTaps).toEqual(['option:woman', 'option:man']);
  expect(page.document.cookie).toBe('');
});

it.each([
  ['cookies:accept', 'accepted'],
  ['cookies:reject', 'rejected'],
] as const)('an early tap on %s stores the choice at once, as the banner itself would', (early, choice) => {
  const { page, classes, tap } = openPage();
  tap(early);
  expect(page.document.cookie).toBe(choiceCookie(choice));
  expect(classes).toContain('consent-given');
});

it('an early tap on the consent to questions about health closes the sheet', () => {
  const { page, tap } = openPage();
  tap('health-consent');
  expect(page.document.documentElement.dataset.healthConsent).toBe('');
});
