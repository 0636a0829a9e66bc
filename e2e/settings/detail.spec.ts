/** Only a browser fills in what its pages are; here of a product whose operator wants screens told by their number alone. */
import { mentalHealth } from '../../src/quiz/content/mental-health';
import { nearShare } from '../../src/quiz/walk.fixture';
import { query } from '../database';
import { finishQuiz } from '../funnel-walk';
import { mouse } from '../hands';
import { returnTo } from '../quiz-visit';
import { deviceIdOf, storedEvents } from '../stored-events';
import { expect, test } from '../test';
import { closed, opened } from '../told-events';

test.use({ settings: { ANALYTICS_DETAIL: 'screens' }, drawnCohort: 'C' });

test('screens are stored by number, without quiz, cohort or result', { tag: '@long' }, async ({ page }) => {
  const from = mentalHealth.resultScreen - 1;
  await returnTo(page, mentalHealth, from, nearShare(1));
  await finishQuiz(page, mentalHealth, from, nearShare(1), mouse);
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
