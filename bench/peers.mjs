// npm run bench:peers: our first question beside the same one asked with SurveyJS, Typebot and Formbricks, on the same
// cheap phone (phone.mjs) in the same run. Fails when one of them is ahead. Needs the npm registry the first time.
import { findChromium } from '../scripts/chromium.mjs';
import { prepare } from '../scripts/prepare.mjs';
import { startProduct } from '../scripts/product.mjs';
import { questions } from './peers/pages/questions.mjs';
import { installPeers, servePeers } from './peers/site.mjs';
import { isHydrated, land, openBrowser, openPhone, timeUntilWords } from './phone.mjs';
import { judge, median, printTable } from './table.mjs';

const runs = 5;
const [first, second] = questions;
const [option] = first.options;

/** In the page: when the first option is there. What is drawn by a script answers from then on. */
const isAsked = () => (window.__sees('Woman') ? performance.now() : 0);

/**
 * `pauseMs` is what a contestant waits on purpose after a choice, so that it can be seen; not counted as its slowness.
 * `confirm` is a second tap that it wants after the choice.
 */
const peers = [
  {
    name: 'SurveyJS',
    page: 'surveyjs',
    choose: (page) => page.getByText(option, { exact: true }),
    // Its setting autoAdvanceDelay.
    pauseMs: 300,
  },
  { name: 'Typebot', page: 'typebot', choose: (page) => page.getByRole('button', { name: option }), pauseMs: 0 },
  {
    name: 'Formbricks',
    page: 'formbricks',
    choose: (page) => page.getByLabel(option, { exact: true }),
    confirm: (page) => page.getByRole('button', { name: 'Next' }),
    pauseMs: 0,
  },
];

const ours = {
  name: 'Everkite',
  isUsable: isHydrated,
  before: (page) => page.locator('[data-early="health-consent"]').click(),
  choose: (page) => page.locator('[data-early^="option:"]').first(),
  pauseMs: 240,
};

prepare();
installPeers();
const product = await startProduct();
const site = await servePeers(peers.map(({ page }) => page));
const browser = await openBrowser(await findChromium());
try {
  const contestants = [
    { ...ours, url: `${product.url}/quiz/dialogues` },
    ...peers.map((peer) => ({ ...peer, isUsable: isAsked, url: `${site.url}/${peer.page}` })),
  ];
  const visits = contestants.map(() => []);
  // Takes turns, so that what else the machine does falls on all alike.
  for (let run = 0; run < runs; run++) {
    for (const [i, contestant] of contestants.entries()) visits[i].push(await visit(contestant));
  }
  const measured = contestants.map((contestant, i) => ({ ...contestant, values: medians(visits[i]) }));
  printTable(`The same question, slow 4G, CPU ÷ 4, 390×844, median of ${runs} (ms)`, measured.map(row));
  process.exitCode = judge(measured.slice(1).flatMap((peer) => aheadOf(peer, measured[0].values))) ? 0 : 1;
} finally {
  await browser.close();
  site.stop();
  await product.stop();
}

async function visit({ url, isUsable, before, choose, confirm, pauseMs }) {
  const page = await openPhone(browser);
  const { lcp, usableAt } = await land(page, url, isUsable);
  await before?.(page);
  const target = choose(page);
  let confirmMs = 0;
  let tapMs;
  if (confirm === undefined) {
    tapMs = await timeUntilWords(target, second.title);
  } else {
    // Two taps: the machine's answer to both is what a visitor waits for.
    confirmMs = await timeUntilChecked(target);
    tapMs = await timeUntilWords(confirm(page), second.title);
  }
  await page.context().close();
  return { lcp, usableAt, tapMs, net: tapMs + confirmMs - pauseMs };
}

/** From the tap to the first frame in which the choice is shown. */
function timeUntilChecked(target) {
  return target.evaluate(
    (element) =>
      new Promise((resolve) => {
        const from = performance.now();
        element.click();
        requestAnimationFrame(() => resolve(performance.now() - from));
      }),
  );
}

/** Ours must be the smaller in all three. */
function aheadOf({ name, values }, own) {
  const compare = (what, key) => {
    const [mine, theirs] = [own[key], values[key]].map(Math.round);
    return { name: `${name}: ${what} (ours)`, value: mine, limit: theirs, kind: 'atMost', kept: mine < theirs };
  };
  return [compare('LCP', 'lcp'), compare('usable', 'usableAt'), compare('choice to next question', 'net')];
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]));
}

function row({ name, values, confirm, pauseMs }) {
  return {
    name,
    LCP: Math.round(values.lcp),
    usable: Math.round(values.usableAt),
    'last tap → next': Math.round(values.tapMs),
    'of it a pause on purpose': pauseMs,
    taps: confirm === undefined ? 1 : 2,
    'choice → next, all taps, no pause': Math.round(values.net),
  };
}
