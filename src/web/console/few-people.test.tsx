import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleOf } from '#testing/web/console-of-people.ts';
import { signInAs } from '#web/gallery/console.tsx';
import { FunnelView } from './funnel/funnel-view.tsx';
import { OverviewView } from './overview/overview-view.tsx';
import { RevenueView } from './revenue/revenue-view.tsx';
import { TrainingView } from './training/training-view.tsx';
import { WorkView } from './work/work-view.tsx';

let answers: Record<string, unknown> = {};
vi.mock('./kit/use-call.ts', () => ({
  useCall: (call: string) => {
    const data = answers[call];
    return { loaded: data === undefined ? null : { data }, isOld: false, retry: () => undefined };
  },
}));
// Rendered on a server a store has its first state, in which nobody is signed in.
vi.mock('./session/console-session.ts', async (original) => {
  const module = await original<typeof import('./session/console-session.ts')>();
  const { useConsoleSession } = module;
  const read = (select: (state: ReturnType<typeof useConsoleSession.getState>) => unknown) =>
    select(useConsoleSession.getState());
  return { ...module, useConsoleSession: Object.assign(read, useConsoleSession), useMay: () => true };
});
beforeEach(() => {
  signInAs('owner');
  vi.stubGlobal('location', { search: '', pathname: '/console', href: 'https://console.test/console' });
});
afterEach(() => vi.unstubAllGlobals());

const views = { OverviewView, FunnelView, RevenueView, TrainingView, WorkView };

/** The text of a page, including that for screen readers, with a space between its parts. */
function said(View: () => React.ReactNode): string {
  const markup = renderToStaticMarkup(<View />);
  const labels = [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  return [markup.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, ' '), ...labels].join(' ').replaceAll(/\s+/g, ' ');
}

/** Limits, axes and the level of intervals: no shares of anybody. */
const fixed = ['0.65%', '0.90%', '1.50%', '95%', '0%', '25%', '50%', '75%', '100%', '0.0%', '0.5%', '1.0%'];

const plurals = ['people', 'visits', 'days', 'subscriptions', 'payments', 'customers', 'disputes', 'rows', 'sessions'];
const onePlural = new RegExp(`(?<![\\d.,])\\b1 (?:${[...plurals, 'browsers', 'persons'].join('|')})\\b`);

describe.each(Object.entries(views))('%s', (_name, View) => {
  it.each([0, 1, 2, 29, 30, 1_000_000])('with %d people says only what is true', (people) => {
    for (const part of new Set([0, Math.floor(people / 2), people])) {
      answers = consoleOf(people, part);
      const text = said(View);
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
      expect(text, 'negative time').not.toMatch(/[-−]\d+ (?:ms|s|min|h|days?)\b/);
      expect(
        text
          .match(onePlural)
          ?.map((found) => text.slice(Math.max(0, text.indexOf(found) - 30), text.indexOf(found) + 40)) ?? [],
        'one of many',
      ).toEqual([]);
      expect(text, 'nothing below zero').not.toMatch(/[-−]0(?:\.0+)?(?:%|\b(?![.\d]))/);
      // A percentage with a sign is a change of money, not a share.
      const shares = [...text.matchAll(/(?<![\d.,+−-])\d[\d,.]*%/g)].map(([share]) => share);
      if (people < 30) expect(shares.filter((share) => !fixed.includes(share))).toEqual([]);
    }
  });
});
