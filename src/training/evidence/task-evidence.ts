import type { TaskEngine } from '#training/exercises/engine.ts';
import type { EvidenceCard } from './evidence-card.ts';
import { sources } from './sources.ts';

/**
 * The cards of exercises with rounds. The stated precision comes from simulated sessions of usual length (training.md §
 * 2.4).
 */
export const taskEvidence: Readonly<Record<TaskEngine | 'still-air', EvidenceCard>> = {
  'hold-the-line': {
    grade: 'Good for this task',
    trains: 'Following a few moving things at once.',
    practice: 'It makes you better at following. Trials that looked for help in other tasks found little.',
    known: 'People who practise this get better at it. Scores in such tasks repeat well within one test.',
    notKnown:
      'In a trial with 84 people it did not help with another tracking task, nor with a task like real life. Whether our own form gives the same score a week later is not known.',
    exact:
      'We need sixteen sessions. After that we see a change in speed of about a third. Less than that is lost in your ups and downs.',
    sources: [sources.measuringAttention, sources.trackingTransfer, sources.trackingReview],
    reviewedOn: '2026-11-24',
  },
  'count-the-bows': {
    grade: 'Good for this task',
    trains: 'Keeping an order in mind for some seconds.',
    practice: 'It helps with this and with tasks much like it. For everyday memory there is no dependable gain.',
    known: 'People who practise this get better at it, and at tasks much like it.',
    notKnown: 'For everyday memory there is no dependable gain. Trials that looked for it found about nothing.',
    exact:
      'We need sixteen sessions. After that we see a change of about one bow. Less than that is lost in your ups and downs.',
    sources: [sources.nearAndFar, sources.workingMemory, sources.span],
    reviewedOn: '2026-11-24',
  },
  'chart-the-wind': {
    grade: 'Mixed',
    trains: 'Putting steps in an order that works.',
    practice: 'It makes you used to such charts. Using it on your own day is the point.',
    known:
      'Planning tasks give an uneven measure. One of the best was done twice, a week apart, and agreed only in part.',
    notKnown: 'We know of no trial of charts like these. Whether they help you plan a day is open.',
    exact:
      'We need sixteen sessions before we say a word. Even then we see only a change as large as one card more or one less. Until then we show just the size of your chart.',
    sources: [sources.planningTest, sources.nearAndFar],
    reviewedOn: '2026-11-24',
  },
  'change-course': {
    grade: 'Good for this task',
    trains: 'Changing the rule when the sign changes.',
    practice: 'It makes the change quicker in this task. How far that carries is open.',
    known:
      'People who practise a task like this get quicker at it. A score that joins speed and right answers tells more than speed alone.',
    notKnown:
      'How far it carries is open. Over all kinds of such training, other tasks gained about nothing. Whether our own form gives the same score a week later is not known.',
    exact:
      'We need sixteen sessions. After that we see a change of about a sixth of your time. Less than that is lost in your ups and downs.',
    sources: [sources.switchScores, sources.attentionToolbox, sources.nearAndFar],
    reviewedOn: '2026-11-24',
  },
  'wait-for-the-gust': {
    grade: 'Good for this task',
    trains: 'Holding back a tap that is already on its way.',
    practice: 'It helps you hold back here. Whether it reaches other moments is open.',
    known:
      'People who practise a task get better at it. On phones, a test like this gave a fairly steady score over three weeks.',
    notKnown:
      'Whether it reaches other moments is open. How fast one person can stop is hard to measure, so we do not try to.',
    exact:
      'We need sixteen sessions. After that we see a change of about a sixth of the time you have to tap. Less than that is lost in your ups and downs.',
    sources: [sources.phoneTests, sources.stopSignal, sources.nearAndFar],
    reviewedOn: '2026-11-24',
  },
  'still-air': {
    grade: 'None that we know',
    trains: 'Waiting for one small change, and seeing it.',
    practice: 'It changes little with practice. It tells how awake you are as much as anything else.',
    known: 'Forty-five people did a test like this sixteen times. On the whole they did not get quicker or slower.',
    notKnown: 'We know of no trial that used it as training. It is here for those who would rather have nothing move.',
    exact: 'We keep no score of it. Sleep and the hour of the day change how quick you are.',
    sources: [sources.sameTestAgain],
    reviewedOn: '2026-11-24',
  },
};
