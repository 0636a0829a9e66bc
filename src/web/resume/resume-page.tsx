import { useState } from 'react';
import { queryValue } from '../platform/navigate';
import { useLinkView } from '../platform/use-link-view';
import { ChooseAnswers } from './choose-answers';
import { ChooseQuiz } from './choose-quiz';
import { NoLink, Opening, Unreachable } from './link-states';
import { goOnWith, type OpenedLink, openLink } from './open-link';

type View =
  | { name: 'opening' }
  | { name: 'missing' }
  | { name: 'gone' }
  | { name: 'fault'; words: string }
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
      return <Unreachable words={view.words} onRetry={open} />;
    case 'choosing':
      return <ChooseAnswers link={view.link} onChoose={(answers) => goOnWith(answers, view.link)} />;
  }
}

/** Goes on at once where there is nothing to choose; the page then stays as it is until the quiz is there. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) return { name: 'missing' };
  const opened = await openLink(token);
  if (opened === 'gone') return { name: 'gone' };
  if ('fault' in opened) return { name: 'fault', words: opened.fault };
  if (opened.verdict === 'ask') return { name: 'choosing', link: opened };
  goOnWith(opened.verdict, opened);
  return { name: 'opening' };
}
