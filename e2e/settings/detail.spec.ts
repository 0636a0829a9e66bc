/** Needs a browser, which sends the events of its pages; here the operator wants only the numbers of screens. */
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare } from '#testing/quiz/walk.ts';
import { query } from '../database.ts';
import { closed, opened } from '../expected-events.ts';
import { finishQuiz } from '../funnel-walk.ts';
import { mouse } from '../hands.ts';
import { returnTo } from '../quiz-visit.ts';
import { deviceIdOf, storedEvents } from '../stored-events.ts';
import { expect, test } from '../test.ts';

const { wellbeing } = quizzes;

test.use({ settings: { ANALYTICS_DETAIL: 'screens' }, drawnCohort: 'C' });

test('screens are stored by number, without quiz, cohort or result', { tag: '@long' }, async ({ page }) => {
  const from = wellbeing.resultScreen - 1;
  await returnTo(page, wellbeing, from, nearShare(1));
  await finishQuiz(page, wellbeing, from, nearShare(1), mouse);
  await expect(page).toHaveURL('/mental-quiz/email-page');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  const stored = () => storedEvents(deviceId);
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain('footer_link_click');

  const events = await stored();
  const numbers = [24, 25, 26, 27, 28, 29, 33];
  expect(events.map(({ name }) => name).filter((name) => name.startsWith('screen'))).toEqual(
    numbers.flatMap((number) => [opened(number), closed(number)]),
  );
  const fields = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
  expect([...fields]).toEqual(['stay_ms']);
  expect(await query('select drawn_cohort, source from people where device_id = $1', [deviceId])).toEqual([
    { drawn_cohort: '', source: '' },
  ]);
});
