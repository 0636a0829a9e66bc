import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { press } from '#web/gallery/story.ts';
import { calm, chosen, content, empty, history, noPublications, rolledBack } from './content-business.ts';
import { ContentView } from './content-view.tsx';
import { HistoryView } from './history-view.tsx';

const usual: CallAnswers = {
  [consoleCalls.readContent]: { json: content },
  [consoleCalls.listPublications]: { json: history },
};
const failed: CallAnswers = {
  [consoleCalls.readContent]: refused(503, 'The server could not answer. Try again.'),
  [consoleCalls.listPublications]: refused(503, 'The server could not answer. Try again.'),
};
const loading: CallAnswers = {
  [consoleCalls.readContent]: 'no answer yet',
  [consoleCalls.listPublications]: 'no answer yet',
};
const none: CallAnswers = {
  [consoleCalls.readContent]: { json: empty },
  [consoleCalls.listPublications]: { json: noPublications },
};

const all = consoleStories(
  consolePaths.content,
  <ContentView />,
  {
    'console-content': { title: 'Content' },
    'console-content-calm': {
      title: 'Content, nothing waits',
      role: 'money',
      answers: { ...usual, [consoleCalls.readContent]: { json: calm } },
    },
    'console-content-read': { title: 'Content, what waits is read', act: press('Read: Mental wellbeing') },
    'console-content-failed': { title: 'Content without an answer', answers: failed },
  },
  { answers: usual },
);

const past = consoleStories(
  consolePaths.history,
  <HistoryView />,
  {
    'console-history': { title: 'History' },
    'console-history-chosen': {
      title: 'History, what is live is chosen',
      address: `&chosen=${chosen.id}`,
    },
    'console-history-back': {
      title: 'History of one document, a roll back is chosen, as money sees it',
      role: 'money',
      address: `&document=${rolledBack.document_id}&chosen=${rolledBack.id}`,
    },
    'console-history-roll-back': {
      title: 'History, before rolling back',
      address: `&chosen=${chosen.id}`,
      act: press('Roll back to version 6'),
    },
    'console-history-none': {
      title: 'History that a filter leaves empty',
      address: '&who=A.+Brandt',
      answers: { ...usual, [consoleCalls.listPublications]: { json: noPublications } },
    },
    'console-history-empty': { title: 'History of a new site', answers: none },
    'console-history-loading': { title: 'History, loading', answers: loading },
    'console-history-failed': { title: 'History without an answer', answers: failed },
  },
  { answers: usual },
);

export const place = 454;
export const stories = [...all, ...past];
