import { useSearch } from 'wouter/use-browser-location';
import { PublishView } from '../publishing/publish-view.tsx';
import { copyDesk } from './copy-desk.ts';
import { CopyDraftView } from './copy-draft-view.tsx';
import { TextsView } from './texts-view.tsx';

/** All texts; with `?draft=` the editor of a draft, with `?publish=` the page that publishes it. */
export function TextsViews() {
  const asked = new URLSearchParams(useSearch());
  const [draft, publish] = [numberOf(asked.get('draft')), numberOf(asked.get('publish'))];
  if (publish !== null) return <PublishView key={publish} id={publish} kind={copyDesk} />;
  return draft === null ? <TextsView /> : <CopyDraftView key={draft} id={draft} />;
}

function numberOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
