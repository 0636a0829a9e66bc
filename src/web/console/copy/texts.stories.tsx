import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { CheckAnswer } from '#contract/console/publishing.ts';
import { copyKind } from '#contract/copy/copy-kind.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press, wait } from '#web/gallery/story.ts';
import { rowsOf } from '../publishing/finding-list.tsx';
import { PublishView } from '../publishing/publish-view.tsx';
import { copyDesk } from './copy-desk.ts';
import { CopyDraftView } from './copy-draft-view.tsx';
import { withText } from './listed-texts.ts';
import { documents, draft, draftOf, publications, theirRevision, withoutDraft } from './texts-business.ts';
import { TextsView } from './texts-view.tsx';

const usual: CallAnswers = {
  [consoleCalls.listDocuments]: { json: documents },
  [consoleCalls.listPublications]: { json: publications },
  [consoleCalls.readDraft]: { json: draft },
};

const list = consoleStories(
  consolePaths.texts,
  <TextsView />,
  {
    'console-texts': { title: 'Texts' },
    'console-texts-opened': { title: 'Texts, those of a page opened', act: press('After paying') },
    'console-texts-found': { title: 'Texts, one found as it is seen', act: fill('Find a text', 'Ada, your plan is') },
    'console-texts-near': { title: 'Texts, the nearest', act: fill('Find a text', 'cancel in two clicks') },
    'console-texts-none': { title: 'Texts, none is near', act: fill('Find a text', 'xylophone') },
    'console-texts-money': {
      title: 'Texts, as money sees them, without a draft',
      role: 'money',
      answers: { ...usual, [consoleCalls.listDocuments]: { json: withoutDraft } },
    },
    'console-texts-failed': {
      title: 'Texts without an answer',
      answers: { ...usual, [consoleCalls.listDocuments]: refused(503, 'The server could not answer. Try again.') },
    },
  },
  { answers: usual },
);

const at = (key: string) => `&text=${key}`;
const promise = withText(draft.draft.body as never, 'paywall.answer-stop', 'In your account, whenever you like.');

const editor = consoleStories(
  consolePaths.texts,
  <CopyDraftView id={7} />,
  {
    'console-text': { title: 'A text with a value', address: at('paywall.title-named') },
    'console-text-refused': {
      title: 'A text that has lost its value',
      address: at('paywall.title-named'),
      act: fill('English', 'Here is your plan'),
    },
    'console-text-promise': {
      title: 'A promise that is changed',
      address: at('paywall.answer-stop'),
      answers: { ...usual, [consoleCalls.readDraft]: { json: draftOf(promise) } },
    },
    'console-text-email': { title: 'A text of an email', address: at('email-payment.renewal-reminder-subject') },
    'console-text-button': { title: 'A text of a button', address: at('paywall.continue') },
    'console-text-draft': { title: 'A draft of texts, none of them open' },
    'console-text-conflict': {
      title: 'A draft of texts that two people changed',
      address: at('paywall.title-named'),
      answers: {
        ...usual,
        [consoleCalls.readDraft]: {
          json: { ...theirRevision, draft: { ...theirRevision.draft, body: draft.draft.body } },
        },
        [consoleCalls.saveDraft]: refused(409, 'L. Fontaine saved revision 4 while you were writing.'),
      },
      act: inTurn(wait(200), fill('English', 'Your own plan, {name}'), press('Save draft'), wait(200)),
    },
  },
  { answers: usual },
);

const checks: CheckAnswer = {
  findings: rowsOf(copyKind.check(promise, null)),
  changes: copyKind
    .describe(draft.live!.body as never, promise)
    .map(({ what, before, after }) => ({ what, before, after })),
  approval_needed: copyKind.needsApproval(draft.live!.body as never, promise, { pricePercent: 5 })!,
  approval: 'by another',
};
const publishing = consoleStories(
  consolePaths.texts,
  <PublishView id={7} kind={copyDesk} />,
  { 'console-texts-publish': { title: 'Publishing texts, a promise among them' } },
  { answers: { ...usual, [consoleCalls.checkDraft]: { json: checks } } },
);

export const place = 458;
export const stories = [...list, ...editor, ...publishing];
