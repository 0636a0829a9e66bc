import { apiPaths } from '../../contract/api-paths';
import { type PagePath, paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import type { MakeResumeLinkAnswer, OpenResumeLinkAnswer } from '../../contract/resume';
import { quizOne } from '../../quiz/content/quiz-one';
import { portableQuizState } from '../../quiz/portable-quiz-state';
import type { CallAnswer } from './call-answers';
import { askedAt, passedWith } from './quiz-visits';
import type { Specimen, VisitorActions } from './specimen';
import { visits } from './visitors';

type Situation = Omit<Specimen, 'part' | 'shows'>;

const made: MakeResumeLinkAnswer = { token: 'b4nd-7f3k-2m9x', expires_at: '2026-12-20T09:00:00Z' };
const opened: OpenResumeLinkAnswer = {
  quiz: 'quiz-one',
  state: portableQuizState(askedAt(quizOne, 20, passedWith(quizOne, 'low'))),
  health_consent_at: '2026-11-19T09:00:00Z',
};

const open = ({ press }: VisitorActions) => press('Continue on another device');
async function makeLink(actions: VisitorActions) {
  await open(actions);
  await actions.press('Make a link');
}

const sheets: Situation[] = [
  { id: 'sheet', title: 'Before a link is made', act: open },
  { id: 'sheet-not-made', title: 'No link, because the service did not answer', act: makeLink },
  {
    id: 'sheet-made',
    title: 'The link is made',
    answers: { [apiPaths.resumeLinks]: { json: made } },
    act: makeLink,
  },
  {
    id: 'sheet-mistyped',
    title: 'The link is made, address mistyped',
    answers: { [apiPaths.resumeLinks]: { json: made } },
    async act(actions) {
      await makeLink(actions);
      await actions.type('Or get it by e-mail', 'robin@');
      await actions.press('Send it to me');
    },
  },
  {
    id: 'sheet-earlier-link',
    title: 'A link of an earlier time',
    answers: { [apiPaths.resumeLinks]: { json: made } },
    async act(actions) {
      await makeLink(actions);
      await actions.press('Close');
      await open(actions);
    },
  },
];

const answered = (answer: CallAnswer) => ({ address: '#token', answers: { [apiPaths.openResumeLink]: answer } });

const pages: Situation[] = [
  { id: 'opening', title: 'The link is opened', ...answered('no answer yet') },
  { id: 'choosing', title: 'Answers on both devices', ...answered({ json: opened }), arrange: () => hasAnswers(12) },
  { id: 'gone', title: 'The link is gone', ...answered({ status: 404, json: { error: 'no such link' } }) },
  { id: 'unreachable', title: 'The service did not answer', ...answered('no connection') },
  { id: 'missing', title: 'No link in the address' },
];

/** The question of an address of another quiz. */
const choice: Specimen = {
  id: 'choose-quiz',
  part: 'Another quiz',
  title: 'In the middle of one quiz, another one is opened',
  shows: paths.resume,
  address: `&next=${paths.mentalQuiz}`,
  arrange: () => hasAnswers(12),
};

const hasAnswers = (screenNumber: number) => visits(quizOne, askedAt(quizOne, screenNumber));

/** Going on with a quiz on another device: from the sheet to the page that a link opens. */
export const resumeSpecimens: Specimen[] = [
  ...sheets.map((sheet) => ({
    ...specimenOf(sheet, quizPages['quiz-one'].screens),
    arrange: () => hasAnswers(7),
  })),
  ...pages.map((page) => specimenOf(page, paths.resume)),
  choice,
];

function specimenOf({ id, ...situation }: Situation, path: PagePath): Specimen {
  return { ...situation, id: `resume-${id}`, part: 'Another device', shows: path };
}
