// npm run bench:peers: compares our first question with the same one in SurveyJS, Typebot and Formbricks, on the same
// cheap phone (phone.mjs) in the same run. Fails when one of them is faster. Needs the npm registry the first time.
import { findChromium } from '../scripts/chromium.mjs';
import { prepare } from '../scripts/prepare.mjs';
import { startProduct } from '../scripts/product.mjs';
import { aim, verdictOn } from './aims.mjs';
import { questions } from './peers/pages/questions.mjs';
import { installPeers, servePeers } from './peers/site.mjs';
import { firstSeen, land, openBrowser, openPhone, timeUntilShown, timeUntilText } from './phone.mjs';
import { median, printTable } from './table.mjs';

const runs = 5;
/** The time to read a question; nobody is faster. */
const readingMs = 1000;
const [{ options }, { title: nextTitle }] = questions;
const [option] = options;

/**
 * `begin` is tapped before the question is answered, `confirm` after the choice. `pauseMs` is an intended pause that
 * shows the choice and does not count as slowness. `shows` is the text with which taps begin to count. A page drawn by
 * a script reacts as soon as it is drawn. Ours counts taps from the first paint: a tap before its code has loaded is
 * shown, and done afterwards. `eager` proves that, because it would wait for ever otherwise.
 */
const contestants = [
  {
    name: 'Everkite',
    shows: 'Find out where your attention drifts',
    begin: (page) => page.locator('[data-early="health-consent"]'),
    choose: (page) => page.locator('[data-early^="option:"]').first(),
    pauseMs: 240,
  },
  {
    name: 'SurveyJS',
    page: 'surveyjs',
    shows: option,
    choose: (page) => page.getByText(option, { exact: true }),
    // SurveyJS' setting autoAdvanceDelay.
    pauseMs: 300,
  },
  {
    name: 'Typebot',
    page: 'typebot',
    shows: option,
    choose: (page) => page.getByRole('button', { name: option }),
    pauseMs: 0,
  },
  {
    name: 'Formbricks',
    page: 'formbricks',
    shows: option,
    choose: (page) => page.getByLabel(option, { exact: true }),
    confirm: (page) => page.getByRole('button', { name: 'Next' }),
    pauseMs: 0,
  },
];

prepare();
installPeers();
const product = await startProduct();
const site = await servePeers(contestants.slice(1).map(({ page }) => page));
const browser = await openBrowser(await findChromium());
try {
  const visits = contestants.map(() => []);
  // Measures in turns, so that other load on the machine affects all alike.
  for (let run = 0; run < runs; run++) {
    for (const [i, contestant] of contestants.entries()) {
      const url = contestant.page === undefined ? `${product.url}/quiz/dialogues` : `${site.url}/${contestant.page}`;
      visits[i].push({ ...(await calm(contestant, url)), openedToNext: await eager(contestant, url) });
    }
  }
  const [ours, ...peers] = contestants.map((contestant, i) => ({ ...contestant, values: medians(visits[i]) }));
  printTable(`The same question, slow 4G, CPU ÷ 4, 390×844, median of ${runs} (ms)`, [ours, ...peers].map(row));
  const { lines, isGood } = verdictOn(peers.map((peer) => ({ part: peer.name, aims: aheadOf(peer, ours) })));
  console.log(lines.join('\n'));
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  site.stop();
  await product.stop();
}

/** A person who reads the question first and answers when everything has loaded. */
async function calm({ shows, begin, choose, confirm, pauseMs }, url) {
  const page = await openPhone(browser, shows);
  const { lcp, fcp, usableAt } = await land(page, url, firstSeen);
  await begin?.(page).evaluate((target) => window.__tap(target));
  await page.waitForTimeout(readingMs);
  // With two taps, the time includes the reactions to both.
  const chosenMs = confirm === undefined ? 0 : await timeUntilShown(choose(page));
  const lastTapMs = await timeUntilText((confirm ?? choose)(page), nextTitle);
  await page.context().close();
  return { lcp, answerableAt: Math.max(fcp, usableAt), lastTapMs, choiceToNext: chosenMs + lastTapMs - pauseMs };
}

/** A person who taps as soon as there is something to tap: the time from opening the page to the next question. */
async function eager({ shows, begin, choose, confirm }, url) {
  const page = await openPhone(browser, shows);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(firstSeen, null, { polling: 'raf' });
  for (const tap of [begin, choose, confirm]) await tap?.(page).evaluate((target) => window.__tap(target));
  const shown = await page.waitForFunction(seenAt, nextTitle, { polling: 'raf' });
  const at = await shown.jsonValue();
  await page.context().close();
  return at;
}

/** Runs in the page: ms from the start of the navigation until this text is visible; 0 while it is not. */
function seenAt(words) {
  return window.__sees(words) ? performance.now() : 0;
}

/** Ours must be less in all three. */
function aheadOf(peer, ours) {
  const compare = (what, key) => {
    const [mine, theirs] = [ours, peer].map(({ values }) => Math.round(values[key]));
    return { ...aim(`${what}: before ${peer.name}`, mine, theirs), isMet: mine < theirs };
  };
  return [
    compare('largest paint', 'lcp'),
    compare('a tap counts', 'answerableAt'),
    compare('choice to next question', 'choiceToNext'),
  ];
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]));
}

function row({ name, values, confirm, pauseMs }) {
  return {
    name,
    LCP: Math.round(values.lcp),
    'a tap counts from': Math.round(values.answerableAt),
    'last tap → next': Math.round(values.lastTapMs),
    'pause in it': pauseMs,
    taps: confirm === undefined ? 1 : 2,
    'choice → next, no pause': Math.round(values.choiceToNext),
    'opened → next, tapped at once': Math.round(values.openedToNext),
  };
}
