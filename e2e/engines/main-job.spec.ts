// Needs WebKit and Gecko, which lay out, store, and run scripts differently from Chromium: that the main job can be
// done in them too, from Home to a cancellation that is undone, without an error in any page.
import { password } from '../account.ts';
import { type Answer, planQuestions, questions } from '../adhd.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const main = /^(Continue( with .*)?|See what helps|Put my plan together)$/;

test('a visitor takes quiz one, subscribes after a declined card, trains, cancels and comes back', async ({
  visitor,
  baseURL,
  email,
}) => {
  const { arrive, arriveAt, press, see, within, write } = visitor;

  await test.step('Home, and a quiz', async () => {
    await visitor.goTo(baseURL!);
    await press('button', 'Accept');
    await visitor.goTo(`${baseURL}/quiz/dialogues`);
    await press('button', 'Begin');
    for (const [heading, given] of questions) await answer(visitor, heading, given);
    await arrive('Your focus profile');
    await see('Middle · 46 of 100');
    await press('button', main);
    for (const [heading, given] of planQuestions) await answer(visitor, heading, given);
  });

  await test.step('email, plan and offers', async () => {
    await arrive('Where should we send your plan?');
    await write('First name', 'Maya');
    await write('Email', email);
    await press('button', 'Save and continue');
    await arrive('Maya, your training plan');
    await press('link', 'See lengths and prices');
    await arrive('Maya, your plan is ready');
    await press('choice', /^12 weeks/);
    await press('link', 'Continue with 12 weeks');
  });

  await test.step('a card that is declined, and one that pays', async () => {
    await press('choice', /^I agree to this subscription/);
    await within('Card payment', async () => {
      await write('Card number', '4000000000000002');
      await write('Expiry', '1234');
      await write('Security code', '123');
      await write('Name on card', 'Maya Lind');
      await press('button', 'Pay $35.99');
      await see('Your bank declined this card. Nothing was charged. Try another card.');
      await write('Card number', '4242424242424242');
      await press('button', 'Pay $35.99');
    });
    await arriveAt(/\/checkout\/success/);
    await arrive('You’re in, Maya');
  });

  await test.step('the first password opens the first flight, and Today', async () => {
    await write('Choose a password', password);
    await press('button', 'Save password');
    await arrive('Your kite is ready for its first minute.');
    await press('button', 'Take the string');
    await arrive('Which order works?');
    await visitor.goTo(`${baseURL}/train`);
    await press('button', 'Not now');
    await arrive(/ flight$/);
  });

  await test.step('the subscription is cancelled, and kept', async () => {
    await press('link', 'Account');
    await arrive('Hello, Maya');
    await press('link', 'Manage');
    await arrive('Your subscription');
    await press('link', 'Cancel subscription');
    await arrive('Cancel your subscription');
    await press('choice', 'I don’t have the time');
    await press('button', 'Cancel subscription');
    await arrive('Done. Your subscription is cancelled.');
    await press('button', 'Keep my subscription, nothing to pay today');
    await arriveAt(/\/subscription\/manage$/);
    await see('$35.99 every 12 weeks');
  });
});

async function answer({ arrive, press, write }: Visitor, heading: string, given: Answer) {
  await arrive(heading);
  if (typeof given === 'string') return press('button', new RegExp(`^${given}`));
  if (given !== null && 'age' in given) await write('Age in years', given.age);
  else for (const label of given ?? []) await press(label === 'None of these' ? 'button' : 'choice', label);
  await press('button', main);
}
