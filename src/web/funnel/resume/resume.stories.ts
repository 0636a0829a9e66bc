import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { OpenResumeLinkAnswer } from '#contract/resume.ts';
import { portableQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { passedWith, unansweredAt } from '#web/gallery/quiz-visits.ts';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { visits } from '#web/gallery/visitors.ts';
import { useLoading } from '#web/platform/loading.ts';

const { adhd } = quizzes;

const made: CallAnswers = {
  [calls.makeResumeLink]: { json: { token: 'b4nd-7f3k-2m9x', expires_at: '2026-12-20T09:00:00Z' } },
};
const opened: OpenResumeLinkAnswer = {
  quiz: adhd.key,
  state: portableQuizState(adhd, unansweredAt(adhd, 20, passedWith(adhd, 'low'))),
  health_consent_at: '2026-11-19T09:00:00Z',
};

const hasAnswers = (screenNumber: number) => () => visits(adhd, unansweredAt(adhd, screenNumber));
const open = press('Continue on another device');
/** At once, because its delay is too short for the still clock. */
const showOverlay = () => useLoading.setState({ visible: true });
const makeLink = inTurn(open, press('Make a link'));

const sheets = storiesOf(
  { part: 'Another device', shows: quizPages.adhd.screens, arrange: hasAnswers(7), answers: made },
  {
    'resume-sheet': { title: 'Before a link is made', act: open },
    'resume-sheet-not-made': {
      title: 'No link, because the service did not answer',
      answers: {},
      act: makeLink,
    },
    'resume-sheet-made': { title: 'The link is made', act: makeLink },
    'resume-sheet-mistyped': {
      title: 'The link is made, address mistyped',
      act: inTurn(makeLink, fill('Or get it by email', 'robin@'), press('Send it to me')),
    },
    'resume-sheet-mailed': {
      title: 'The link is made, copied and mailed',
      answers: { ...made, [calls.sendResumeLink]: { json: {} } },
      act: inTurn(makeLink, press('Copy'), fill('Or get it by email', 'robin@example.com'), press('Send it to me')),
    },
    'resume-sheet-erased': {
      title: 'The copy is erased',
      answers: { ...made, [calls.eraseResumeLink]: { json: null } },
      act: inTurn(makeLink, press('Erase the copy')),
    },
    'resume-sheet-making': {
      title: 'The link is being made',
      answers: { [calls.makeResumeLink]: 'no answer yet' },
      act: inTurn(makeLink, showOverlay),
      isAlone: true,
    },
    'resume-sheet-earlier-link': {
      title: 'A link of an earlier time',
      act: inTurn(makeLink, press('Close'), open),
    },
  },
);

const answered = (answer: CallAnswers[typeof calls.openResumeLink]) => ({
  address: '#token',
  answers: { [calls.openResumeLink]: answer },
});

const pages = storiesOf(
  { part: 'Another device', shows: paths.resume },
  {
    'resume-opening': {
      title: 'The link is opened',
      ...answered('no answer yet'),
      act: showOverlay,
      isAlone: true,
    },
    'resume-choosing': { title: 'Answers on both devices', ...answered({ json: opened }), arrange: hasAnswers(12) },
    'resume-gone': { title: 'The link is gone', ...answered(refused(404, 'no such link')) },
    'resume-unreachable': { title: 'The service did not answer', ...answered('no connection') },
    'resume-missing': { title: 'No link in the address' },
    'choose-quiz': {
      part: 'Another quiz',
      title: 'In the middle of one quiz, another one is opened',
      address: `&next=${quizPages.wellbeing.start}`,
      arrange: hasAnswers(12),
    },
  },
);

export const place = 120;
export const stories = [...sheets, ...pages];
