import { calls } from '#contract/calls.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { MakeResumeLinkAnswer, OpenResumeLinkAnswer } from '#contract/resume.ts';
import { portableQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { useLoading } from '#web/platform/loading.ts';
import type { CallAnswers } from './call-answers.ts';
import { passedWith, unansweredAt } from './quiz-visits.ts';
import type { Story, VisitorActions } from './story.ts';
import { visits } from './visitors.ts';

const { adhd } = quizzes;

type Situation = Omit<Story, 'part' | 'shows'>;

const made: MakeResumeLinkAnswer = { token: 'b4nd-7f3k-2m9x', expires_at: '2026-12-20T09:00:00Z' };
const opened: OpenResumeLinkAnswer = {
  quiz: adhd.key,
  state: portableQuizState(adhd, unansweredAt(adhd, 20, passedWith(adhd, 'low'))),
  health_consent_at: '2026-11-19T09:00:00Z',
};

const open = ({ press }: VisitorActions) => press('Continue on another device');
/** At once, because its delay is too short for the still clock. */
const showOverlay = () => useLoading.setState({ visible: true });
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
    answers: { [calls.makeResumeLink]: { json: made } },
    act: makeLink,
  },
  {
    id: 'sheet-mistyped',
    title: 'The link is made, address mistyped',
    answers: { [calls.makeResumeLink]: { json: made } },
    async act(actions) {
      await makeLink(actions);
      await actions.type('Or get it by email', 'robin@');
      await actions.press('Send it to me');
    },
  },
  {
    id: 'sheet-mailed',
    title: 'The link is made, copied and mailed',
    answers: { [calls.makeResumeLink]: { json: made }, [calls.sendResumeLink]: { json: {} } },
    async act(actions) {
      await makeLink(actions);
      await actions.press('Copy');
      await actions.type('Or get it by email', 'robin@example.com');
      await actions.press('Send it to me');
    },
  },
  {
    id: 'sheet-erased',
    title: 'The copy is erased',
    answers: { [calls.makeResumeLink]: { json: made }, [calls.eraseResumeLink]: { json: null } },
    async act(actions) {
      await makeLink(actions);
      await actions.press('Erase the copy');
    },
  },
  {
    id: 'sheet-making',
    title: 'The link is being made',
    answers: { [calls.makeResumeLink]: 'no answer yet' },
    async act(actions) {
      await makeLink(actions);
      showOverlay();
    },
    isAlone: true,
  },
  {
    id: 'sheet-earlier-link',
    title: 'A link of an earlier time',
    answers: { [calls.makeResumeLink]: { json: made } },
    async act(actions) {
      await makeLink(actions);
      await actions.press('Close');
      await open(actions);
    },
  },
];

const answered = (answer: CallAnswers[typeof calls.openResumeLink]) => ({
  address: '#token',
  answers: { [calls.openResumeLink]: answer },
});

const pages: Situation[] = [
  { id: 'opening', title: 'The link is opened', ...answered('no answer yet'), act: showOverlay, isAlone: true },
  { id: 'choosing', title: 'Answers on both devices', ...answered({ json: opened }), arrange: () => hasAnswers(12) },
  { id: 'gone', title: 'The link is gone', ...answered({ status: 404, json: { error: 'no such link' } }) },
  { id: 'unreachable', title: 'The service did not answer', ...answered('no connection') },
  { id: 'missing', title: 'No link in the address' },
];

/** The page that asks a visitor who opens another quiz. */
const choice: Story = {
  id: 'choose-quiz',
  part: 'Another quiz',
  title: 'In the middle of one quiz, another one is opened',
  shows: paths.resume,
  address: `&next=${quizPages.wellbeing.start}`,
  arrange: () => hasAnswers(12),
};

const hasAnswers = (screenNumber: number) => visits(adhd, unansweredAt(adhd, screenNumber));

/** Continuing a quiz on another device, from the sheet to the page that a link opens. */
export const resumeStories: Story[] = [
  ...sheets.map((sheet) => ({
    ...storyOf(sheet, quizPages.adhd.screens),
    arrange: () => hasAnswers(7),
  })),
  ...pages.map((page) => storyOf(page, paths.resume)),
  choice,
];

function storyOf({ id, ...situation }: Situation, path: PagePath): Story {
  return { ...situation, id: `resume-${id}`, part: 'Another device', shows: path };
}
