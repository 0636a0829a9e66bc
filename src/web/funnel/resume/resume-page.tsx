import { useState } from 'react';
import { queryValue } from '#web/platform/navigate.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { ChooseAnswers } from './choose-answers.tsx';
import { ChooseQuiz } from './choose-quiz.tsx';
import { NoLink, Opening, Unreachable } from './link-states.tsx';
import { continueWith, type OpenedLink, openLink } from './open-link.ts';

type View =
  | { name: 'opening' }
  | { name: 'missing' }
  | { name: 'gone' }
  | { name: 'fault'; reason: string }
  | { name: 'choosing'; link: OpenedLink };

/** /resume: continues a quiz that was begun on another device; with `next`, this one or the quiz at that address. */
export default function ResumePage() {
  const [other] = useState(() => queryValue('next'));
  return other === null ? <LinkPage /> : <ChooseQuiz address={other} />;
}

function LinkPage() {
  const { view, open } = useLinkView(viewOf);

  switch (view.name) {
    case 'opening':
      return <Opening />;
    case 'missing':
      return <NoLink title="This page needs a link" />;
    case 'gone':
      return <NoLink title="This link no longer works" />;
    case 'fault':
      return <Unreachable reason={view.reason} onRetry={open} />;
    case 'choosing':
      return <ChooseAnswers link={view.link} onChoose={(answers) => continueWith(answers, view.link)} />;
  }
}

/** Continues at once where there is nothing to choose; this page then stays on screen until the quiz has loaded. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) return { name: 'missing' };
  const opened = await openLink(token);
  if (opened === 'gone') return { name: 'gone' };
  if ('fault' in opened) return { name: 'fault', reason: opened.fault };
  if (opened.verdict === 'ask') return { name: 'choosing', link: opened };
  continueWith(opened.verdict, opened);
  return { name: 'opening' };
}
