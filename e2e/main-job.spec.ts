import { walkMainJob } from './main-job';
import { test } from './test';

test.use({ cookieChoice: null });

test('somebody finds the check-in, sees the result, subscribes, cancels and comes back (§ 1)', async ({
  page,
  email,
}) => {
  await walkMainJob(page, email);
});
