import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { PageHead } from '#web/console/kit/page-head.tsx';
import { usd } from '#web/gallery/business.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { consoleStories, inConsole } from '#web/gallery/console.tsx';
import { grant, maya } from '#web/gallery/console-people.ts';
import { fill, ignore, inTurn, press } from '#web/gallery/story.ts';
import { HeadActs } from './head-acts.tsx';
import { PersonActs } from './person-acts.tsx';

const [renewal, first] = maya.payments;
const [receipt] = maya.emails;
/** Maya after a part of her first payment went back. */
const refunded: PersonAnswer = {
  ...maya,
  payments: [renewal!, { ...first!, purpose: 'first payment', refundable: usd(2599) }],
  emails: [
    receipt!,
    { ...receipt!, key: 'welcome:chk_1', kind: 'welcome', name: 'Welcome', sent_at: '2026-08-25T10:06:00Z' },
  ],
};
const ended: PersonAnswer = {
  ...refunded,
  payments: [],
  subscriptions: [],
  access: { until: '2026-12-01T10:00:00Z', because: 'grant' },
  grants: [grant('1', '2099-12-01T10:00:00Z', 'waited for an answer')],
};
const cancelled: PersonAnswer = {
  ...refunded,
  subscriptions: [{ ...maya.subscriptions[0]!, may: ['undo-cancel'], cancel_at: '2027-02-09T10:02:00Z' }],
};
const actsFor = (person: PersonAnswer) => (
  <>
    <PageHead title={person.name}>
      <HeadActs person={person} onDone={ignore} />
    </PageHead>
    <PersonActs person={person} onDone={ignore} />
  </>
);
const forPerson = (person: PersonAnswer) => ({ shows: inConsole(consolePaths.subscribers, actsFor(person)) });

export const place = 425;
export const stories = consoleStories(consolePaths.subscribers, actsFor(refunded), {
  'console-acts': { title: 'What can be done for a person' },
  'console-acts-support': { title: 'What Support can do', role: 'support' },
  'console-acts-ended': { title: 'Acts that are not possible, and given access', ...forPerson(ended) },
  'console-acts-refund': { title: 'Refund, all', act: press('Refund…up') },
  'console-acts-refund-part': {
    title: 'Refund, too large a part',
    act: inTurn(press('Refund…up'), press('A part'), fill('Amount in USD, tax inside', '40')),
  },
  'console-acts-refund-refused': {
    title: 'Refund, refused',
    answers: {
      [consoleCalls.refundPayment]: refused(409, 'Only $14.99 of this payment can still go back. Look at it again.'),
    },
    act: inTurn(press('Refund…up'), press('Refund $35.99…')),
  },
  'console-acts-cancel': { title: 'Cancel', act: press('Cancel…') },
  'console-acts-keep': { title: 'Undo a cancellation', ...forPerson(cancelled), act: press('Undo') },
  'console-acts-days': { title: 'Give days', act: press('Give time') },
  'console-acts-free': { title: 'Give free access', ...forPerson(ended), act: press('Give time') },
  'console-acts-end': { title: 'End given access', ...forPerson(ended), act: press('End given') },
  'console-acts-address': { title: 'Correct the address', act: press('Correct') },
  'console-acts-email': { title: 'Send an email again', act: press('Send an email') },
  'console-acts-copy': { title: 'Copy of the data', act: press('Copy') },
  'console-acts-erase': { title: 'Erase', act: press('Erase') },
  'console-acts-note': { title: 'Write a note', act: press('Note') },
});
