import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { CheckAnswer } from '#contract/console/publishing.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories, inConsole } from '#web/gallery/console.tsx';
import { fill, ignore, inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import { rowsOf } from '../publishing/finding-list.tsx';
import { PublishView } from '../publishing/publish-view.tsx';
import { exportText } from '../quiz-exchange/export-text.ts';
import { ImportDialog } from '../quiz-exchange/import-dialog.tsx';
import { Phone } from './phone-view.tsx';
import { quizDesk } from './quiz-desk.ts';
import { QuizDraftView } from './quiz-draft-view.tsx';
import {
  asking,
  begun,
  checksOf,
  documents,
  draftOf,
  publications,
  refusedBody,
  theirRevision,
} from './quizzes-business.ts';
import { QuizzesView } from './quizzes-view.tsx';

const usual: CallAnswers = {
  [consoleCalls.listDocuments]: { json: documents },
  [consoleCalls.listPublications]: { json: publications },
  [consoleCalls.readDraft]: { json: draftOf(begun) },
};

const list = consoleStories(
  consolePaths.quizzes,
  <QuizzesView />,
  {
    'console-quizzes': { title: 'Quizzes' },
    'console-quizzes-money': { title: 'Quizzes, as money sees them', role: 'money' },
    'console-quizzes-failed': {
      title: 'Quizzes without an answer',
      answers: { ...usual, [consoleCalls.listDocuments]: refused(503, 'The server could not answer. Try again.') },
    },
  },
  { answers: usual },
);

const withDraft = (json: ReturnType<typeof draftOf>): CallAnswers => ({ ...usual, [consoleCalls.readDraft]: { json } });
const onset = '&screen=onset';

const editor = consoleStories(
  consolePaths.quizzes,
  // The gallery has no pages, so the phone is shown apart.
  <QuizDraftView id={7} phone="about:blank" />,
  {
    'console-quiz': { title: 'A quiz, one of its questions', address: onset },
    'console-quiz-card': {
      title: 'A quiz, a card with a figure and texts from the answers',
      address: '&screen=found-late',
    },
    'console-quiz-refused': {
      title: 'A quiz with a finding that stops it, and one that asks',
      address: onset,
      answers: withDraft(draftOf(refusedBody)),
    },
    'console-quiz-asks': { title: 'A quiz that asks', address: onset, answers: withDraft(draftOf(asking)) },
    'console-quiz-own': {
      title: 'A quiz whose screens and points are its own',
      address: onset,
      answers: withDraft(draftOf(begun, { shipped: null })),
    },
    'console-quiz-results': { title: 'A quiz, its results', act: press('Results') },
    'console-quiz-start': { title: 'A quiz, its doors', act: press('Start') },
    'console-quiz-after': { title: 'A quiz, its words after the screens', act: press('After') },
    'console-quiz-money': { title: 'A quiz, as money sees it', address: onset, role: 'money' },
    'console-quiz-conflict': {
      title: 'A quiz that two people changed',
      address: onset,
      answers: {
        ...withDraft(theirRevision),
        [consoleCalls.saveDraft]: refused(409, 'L. Fontaine saved revision 4 while you were writing.'),
      },
      act: inTurn(wait(200), fill('Question', 'When did it begin?'), press('Save draft'), wait(200)),
    },
  },
  { answers: usual },
);

/** A quiz of ours with a word that changes, and a point that may not. */
const onsetOf = begun.screens.find(({ id }) => id === 'onset')!;
const ours = exportText(
  {
    ...begun,
    door: 'My focus drifts',
    screens: begun.screens.map((screen) =>
      screen.id === 'onset'
        ? { ...screen, desc: 'A rough guess is fine.', options: onsetOf.options!.map((one) => ({ ...one, value: 9 })) }
        : screen,
    ),
  },
  'https://everkite.example',
);
const survey = JSON.stringify({
  title: 'Evenings',
  pages: [
    {
      elements: [
        { type: 'html', name: 'hello', html: '<h2>How are your evenings?</h2>' },
        { type: 'radiogroup', name: 'tea', title: 'What do you drink?', choices: ['Tea', 'Water', 'Nothing'] },
        { type: 'rating', name: 'rest', title: 'How rested are you?', rateMax: 4, visibleIf: '{tea} notempty' },
        { type: 'matrix', name: 'week', title: 'And on each day?' },
        { type: 'comment', name: 'more', title: 'Anything else?' },
      ],
    },
  ],
});
const importing = (title: string, text: string, isFixed = true) => ({
  title,
  shows: inConsole(
    consolePaths.quizzes,
    <ImportDialog base={begun} isFixed={isFixed} into="the draft" onTake={ignore} onClose={ignore} />,
  ),
  act: text === '' ? undefined : inTurn(fill('Or paste it', text), press('Read')),
});
const imports = consoleStories(consolePaths.quizzes, null, {
  'console-quiz-import': importing('Importing a quiz', ''),
  'console-quiz-import-taken': importing('Importing a quiz: what is taken, and what is fixed', ours),
  'console-quiz-import-left': importing('Importing a survey into a quiz whose screens are its own', survey, false),
  'console-quiz-import-survey': importing('Importing a survey into a quiz of the specification', survey),
  'console-quiz-import-refused': importing(
    'Importing a file that is refused',
    JSON.stringify({ everkite: 'quiz', version: 1, quiz: { ...begun, door: 5, label: 'x'.repeat(50) } }),
  ),
});

const { findings, changes, reason } = checksOf(asking);
const checks: CheckAnswer = { findings: rowsOf(findings), changes, approval_needed: reason, approval: 'by another' };
const publishing = consoleStories(
  consolePaths.quizzes,
  <PublishView id={7} kind={quizDesk} />,
  { 'console-quiz-publish': { title: 'Publishing a quiz' } },
  { answers: { ...usual, [consoleCalls.checkDraft]: { json: checks } } },
);

const phone = storiesOf('Console', {
  'console-phone': {
    title: 'The phone of the editor',
    shows: () => <Phone draft={{ quiz: 'adhd', body: begun, screen: 'onset', level: 'low', theme: 'day' }} />,
  },
});

export const place = 459;
export const stories = [...list, ...editor, ...imports, ...publishing, ...phone];
