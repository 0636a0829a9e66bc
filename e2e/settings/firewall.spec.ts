/**
 * Needs a browser, which sends referrers, cookies, pictures and beacons by itself. All requests of browser and server
 * pass a recorder, from an advertisement to a receipt.
 */
import type { Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare } from '#testing/quiz/walk.ts';
import { signInHere } from '../account.ts';
import { beginButton } from '../adhd.ts';
import { cardForm, fillInCard } from '../card-form.ts';
import { query } from '../database.ts';
import { button, heading, ways } from '../exercises.ts';
import { allQuizzes, finishQuiz, walkQuiz } from '../funnel-walk.ts';
import { mouse } from '../hands.ts';
import { leaksIn, personSecrets, trainingSecrets } from '../leaks.ts';
import { returnTo } from '../quiz-visit.ts';
import { expect, test, type World } from '../recorded-test.ts';
import { pixelCalls, type Recorded } from '../recorder.ts';
import { tick } from '../tick.ts';
import { entriesOf, makeTrainee, plans, trainedLastWeek } from '../trainee.ts';
import { untilHydrated } from '../until-hydrated.ts';

const { wellbeing } = quizzes;

/** All screens send their events by the same code, and the wellbeing quiz has the most private result. */
const onEveryCommit = { quiz: wellbeing, walk: 'from before the result' };

for (const quiz of allQuizzes) {
  test.describe(quiz.name, () => {
    test.use({ drawnCohort: quiz.cohort });

    for (const walk of ['in full', 'from before the result'] as const) {
      const tag = onEveryCommit.quiz === quiz && onEveryCommit.walk === walk ? [] : '@long';
      const title = `no third party learns the answers, result or name of a visitor of ${quiz.name} (walked ${walk})`;
      test(title, { tag }, async ({ page, email, world }) => {
        test.slow();
        const start = world.recorder.seen.length;
        const sent = () => world.recorder.seen.slice(start);
        await arriveByAdvertisement(page, quiz, () => pixelCalls(sent()).length > 0);
        if (walk === 'in full') await walkQuiz(page, quiz, nearShare(1), mouse);
        else await comeBackBeforeResult(page, quiz);
        await buyFromEmailPageOn(page, quiz, email);
        expect(await query('select cohort from users where email = $1', [email])).toEqual([{ cohort: quiz.cohort }]);
        const purchases = () => pixelCalls(sent()).filter((call) => call.get('ev') === 'Purchase');
        await expect.poll(purchases).toHaveLength(1);
        await expect.poll(() => conversionsIn(sent())).toHaveLength(1);
        // Waiting events are sent when the page is left.
        await page.goto('about:blank');
        await expect
          .poll(() => amplitudeEvents(sent()).map(({ event_type }) => event_type))
          .toContain('payment_success');

        await test.step('the recorder sees all: the site itself, pictures, calls and beacons', () => {
          expect(sent().some(({ url }) => url.startsWith(world.site))).toBe(true);
          const [view] = pixelCalls(sent());
          expect(Object.fromEntries(view!)).toMatchObject({ id: '1234567890', ev: 'PageView', dl: world.site, rl: '' });
          const [purchase] = purchases();
          expect([purchase!.get('cd[currency]'), purchase!.get('cd[value]')]).toEqual(['USD', '35.99']);
          const user_data = { fbc: expect.stringMatching(/^fb\.1\.\d+\.IwAR0click$/) };
          expect(conversionsIn(sent())).toMatchObject([{ event_id: purchase!.get('eid'), user_data }]);
          expect(amplitudeEvents(sent()).map(({ event_type }) => event_type)).toContain('session_start');
          expect(sent().some(({ body, url }) => url.endsWith('/customers') && body.includes(email))).toBe(true);
        });

        await test.step('and none of it tells of health or of the person', () => {
          const leaks = sent().flatMap((request) => {
            if (request.url.startsWith(world.site)) return [];
            // The payment provider sells to the person and has to know them.
            return leaksIn(request, isPayment(request, world) ? [] : personSecrets(email, 'Maya'));
          });
          expect(leaks).toEqual([]);
        });
      });
    }
  });
}

test('no third party learns that somebody trains, what, or for how long', { tag: '@long' }, async ({
  page,
  playwright,
  email,
  world,
}) => {
  // The test's own calls do not pass the recorder.
  const request = await playwright.request.newContext({ baseURL: world.site, proxy: undefined });
  await page.goto('/?utm_source=adhd-newsletter&fbclid=IwAR0click');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => pixelCalls(world.recorder.seen).length).toBeGreaterThan(0);
  const person = await makeTrainee(request, email, plans.wellbeing, 'account');
  await trainedLastWeek(request, person);
  await signInHere(page, person);
  const start = world.recorder.seen.length;

  await page.goto('/train');
  await button(page, 'Start').click();
  await ways['Weather report']!(page);
  await expect(page).toHaveTitle('Today · Everkite');
  await button(page, 'Next: On your side').click();
  await ways['On your side']!(page);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(heading(page, 'Done for today')).toBeVisible();
  await page.goto('/train/check-in');
  for (let question = 1; question <= 6; question++) {
    await expect(page.getByRole('progressbar', { name: `Question ${question} of 6` })).toBeVisible();
    await page.getByRole('button', { name: 'Sometimes' }).click();
  }
  await expect(heading(page, 'Kept')).toBeVisible();
  for (const [path, title] of [
    ['/train/check-in', 'Today'],
    ['/train/progress', 'Progress'],
    ['/train/helps', 'Today'],
    ['/train/exercises', 'All exercises'],
    ['/train/plan', 'Your plan'],
    ['/train/sample', 'Today'],
  ]) {
    await page.goto(path!);
    await untilHydrated(page);
    await expect(page).toHaveTitle(`${title} · Everkite`);
  }
  await page.goto('about:blank');
  await expect.poll(async () => (await entriesOf(email)).filter(({ kind }) => kind !== 'setting')).toHaveLength(4);
  const sent = world.recorder.seen.slice(start);
  expect(sent.filter(({ url }) => url.startsWith(`${world.site}/train`)).length).toBeGreaterThan(5);
  const elsewhere = sent.filter((one) => !one.url.startsWith(world.site) && !isPayment(one, world));
  // What Home had to send may go from a later page.
  const ofHome = ['session_start', '$identify', 'open_main', 'close_main', 'popup_click', 'first_launch_new'];
  expect(elsewhere.filter(({ url }) => url !== 'https://api2.amplitude.com/2/httpapi')).toEqual([]);
  expect(amplitudeEvents(elsewhere).filter(({ event_type }) => !ofHome.includes(event_type))).toEqual([]);
  const secrets = [...personSecrets(email, 'Maya'), ...trainingSecrets];
  expect(elsewhere.flatMap((one) => leaksIn(one, secrets))).toEqual([]);
});

/**
 * Goes from an advertisement to the first question by links.
 * @param isPageViewSent whether the pixel of the first page was requested
 */
async function arriveByAdvertisement(page: Page, quiz: Quiz, isPageViewSent: () => boolean) {
  const { start, screens } = quizPages[quiz.name];
  await page.goto('/?utm_source=adhd-newsletter&fbclid=IwAR0click');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(isPageViewSent).toBe(true);
  await page.getByRole('link', { name: 'Start the check-in' }).first().click();
  if (start !== screens) await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(screens);
  await beginButton(page).click();
}

async function comeBackBeforeResult(page: Page, quiz: Quiz) {
  const from = quiz.resultScreen - 1;
  await returnTo(page, quiz, from, nearShare(1));
  await finishQuiz(page, quiz, from, nearShare(1), mouse);
}

/** Goes from the result's email page to the receipt. */
async function buyFromEmailPageOn(page: Page, quiz: Quiz, email: string) {
  const { email: emailPage } = quizPages[quiz.name];
  const { offers, plan } = nextQuizPages(quiz.name);
  await expect(page).toHaveURL(emailPage);
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(plan);
  if (plan !== offers) {
    await page.getByRole('link', { name: 'See lengths and prices' }).filter({ visible: true }).click();
  }
  await expect(page).toHaveURL(offers);
  await tick(page.getByRole('radio', { name: /^12 weeks/ }));
  await page.getByRole('link', { name: 'Continue with 12 weeks' }).filter({ visible: true }).click();
  await tick(page.getByRole('checkbox', { name: /I agree to this subscription/ }));
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByText(`We sent a receipt for $35.99 to ${email}.`)).toBeVisible();
}

function conversionsIn(sent: readonly Recorded[]): Record<string, unknown>[] {
  return sent
    .filter(({ method, url }) => method === 'POST' && /\/v[\d.]+\/1234567890\/events\?/.test(url))
    .flatMap(({ body }) => JSON.parse(body).data);
}

function amplitudeEvents(sent: readonly Recorded[]): { event_type: string }[] {
  return sent
    .filter(({ method, url }) => method === 'POST' && url === 'https://api2.amplitude.com/2/httpapi')
    .flatMap(({ body }) => JSON.parse(body).events);
}

/** Requests to the emulator, which go to the recorder's own URL. */
function isPayment({ url }: Recorded, { recorder }: World): boolean {
  const { port, pathname } = new URL(url);
  return port === new URL(recorder.url).port && !pathname.endsWith('/events');
}
