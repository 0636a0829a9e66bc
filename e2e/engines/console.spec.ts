// Needs WebKit and Gecko: that the desk and the funnel of the console, with their filters, dialogs and charts, work in
// them without an error in any page.
import { consolePaths } from '#contract/console/paths.ts';
import { makeSubscriber } from '../account.ts';
import { makeConsoleSession } from '../console-operator.ts';
import { test } from './test.ts';
import { keys } from './webdriver.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an operator finds a person at the desk, opens an act, and filters the funnel', async ({
  visitor,
  baseURL,
  request,
  email,
}) => {
  const { arrive, press, see, write } = visitor;
  await makeSubscriber(request, email);
  const token = await makeConsoleSession('owner');
  await visitor.keep(baseURL!, 'sessionStorage', 'everkite.console', token);

  await test.step('the desk: a search, a person, and an act that is looked at and left', async () => {
    await visitor.goTo(baseURL + consolePaths.subscribers);
    await arrive('Subscribers');
    await write('Find a subscriber', email);
    await visitor.type(keys.enter);
    await press('link', /•••@example.com/);
    await see('12 weeks');
    await press('button', /^Give time…/);
    await press('button', 'Back');
  });

  await test.step('the funnel: a quiz, other days, and a filter', async () => {
    await visitor.goTo(baseURL + consolePaths.funnel);
    await arrive('Funnels');
    await press('button', / to \d/);
    await press('button', '90 days');
  });
});
