import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { Assignees, WorkList } from '#contract/console/work.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { alert, chargebacks, noAlerts, noWork, work, workAnswers } from '#web/gallery/console-business.ts';
import { press } from '#web/gallery/story.ts';
import { WorkView } from './work-view.tsx';

const assignees: Assignees = {
  operators: [
    { id: '3', name: 'J. Marsh' },
    { id: '1', name: 'R. Okafor' },
    { id: '2', name: 'S. Ito' },
  ],
};
const solved: WorkList = {
  ...work,
  rows: [
    { ...work.rows[2]!, solved_at: '2026-11-20T10:15:00Z', solved_by: 'J. Marsh', solution: 'Paid by bank transfer.' },
    { ...work.rows[5]!, solved_at: '2026-11-20T11:20:00Z', solution: 'Its owner is known now.' },
  ],
};

const waiting = alert('3', {
  severity: 'critical',
  title: 'A payment notification is not applied',
  evidence: 'The oldest has waited for 22 min (limit 15 min).',
});

export const place = 491;
export const stories = consoleStories(
  consolePaths.work,
  <WorkView />,
  {
    'console-work': { title: 'Needs a person, seven rows' },
    'console-work-empty': {
      title: 'Needs a person, nothing',
      answers: workAnswers(noWork),
      operator: { open_work: 0 },
    },
    'console-work-solved': {
      title: 'Needs a person, solved rows',
      answers: workAnswers(solved),
      act: press('Solved'),
    },
    'console-work-publishing': {
      title: 'Needs a person, what is to be published',
      answers: workAnswers({
        ...work,
        rows: [
          {
            ...work.rows[6]!,
            id: '8',
            kind: 'approval wanted',
            facts: { document: 'Standard', number: 3, reason: 'A price moves by 11.8%, more than 5%.' },
          },
          { ...work.rows[6]!, id: '9', kind: 'draft of a release', subject: '12', facts: { document: 'Standard' } },
        ],
      }),
    },
    'console-work-solve': {
      title: 'Needs a person, solving a row',
      act: press('Solve: Receipt bounced'),
    },
    'console-work-give': {
      title: 'Needs a person, giving a row to an operator',
      answers: { ...workAnswers(work), [consoleCalls.listAssignees]: { json: assignees } },
      act: press('Give: Receipt bounced'),
    },
    'console-work-owner': { title: 'Needs a person, finding an owner', act: press('Find owner') },
    'console-alert-banner': {
      title: 'Alert above a page',
      answers: workAnswers(noWork, {
        ...noAlerts,
        alerts: [waiting, chargebacks],
        counts: { open: 2, closed_week: 3 },
      }),
    },
  },
  { answers: workAnswers(work) },
);
