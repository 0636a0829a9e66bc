import { useSearch } from 'wouter/use-browser-location';
import { PublishView } from '../publishing/publish-view.tsx';
import { quizDesk } from './quiz-desk.ts';
import { QuizDraftView } from './quiz-draft-view.tsx';
import { QuizzesView } from './quizzes-view.tsx';

/** All quizzes; with `?draft=` the editor of a draft, with `?publish=` the page that publishes it. */
export function QuizzesViews() {
  const asked = new URLSearchParams(useSearch());
  const [draft, publish] = [numberOf(asked.get('draft')), numberOf(asked.get('publish'))];
  if (publish !== null) return <PublishView key={publish} id={publish} kind={quizDesk} />;
  return draft === null ? <QuizzesView /> : <QuizDraftView key={draft} id={draft} />;
}

function numberOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
