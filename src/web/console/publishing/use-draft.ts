import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { DraftAnswer } from '#contract/console/publishing.ts';
import { isEqual, type Json } from '#publishing/body.ts';
import { type Conflict, mergeBodies } from '#publishing/merge.ts';
import { notify } from '../kit/notify.ts';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

/** Two edits of one draft that have to be joined. */
export interface Stale {
  theirs: DraftAnswer;
  /** Both edits, with theirs where they differ. */
  joined: Json;
  conflicts: readonly Conflict[];
}

/** The unsaved text of drafts, in this tab: a reload, or a save of somebody else, loses nothing. */
const place = 'everkite.draft';

interface Unsaved {
  revision: number;
  body: Json;
}

/** By the number of the draft. */
function readAll(): Readonly<Record<string, Unsaved>> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}

/** What the editor of the draft opens with. */
export function writeUnsaved(id: number, unsaved: Unsaved | null): void {
  const { [id]: _, ...others } = readAll();
  try {
    sessionStorage.setItem(place, JSON.stringify(unsaved === null ? others : { ...others, [id]: unsaved }));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

/** A draft that is being edited. `Body` is that of its kind. */
export function useDraft<Body extends Json>(id: number) {
  const { loaded, retry } = useCall(consoleCalls.readDraft, { params: { id: String(id) } });
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  const [edit, setEdit] = useState<Unsaved | null>(() => readAll()[id] ?? null);
  const [saved, setSaved] = useState<Unsaved | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const present = saved ?? (answer && { revision: answer.draft.revision, body: answer.draft.body });
  const body = (edit?.body ?? present?.body ?? null) as Body | null;
  const isChanged = edit !== null && present !== null && !isEqual(edit.body, present.body);
  useEffect(() => {
    writeUnsaved(id, isChanged ? edit : null);
  }, [id, isChanged, edit]);

  function change(next: Body) {
    if (present === null) return;
    setEdit({ revision: edit?.revision ?? present.revision, body: next });
  }

  /** Saves what is typed. @returns the revision, or null when it is not saved */
  async function save(
    asRevision = edit?.revision ?? present?.revision ?? 1,
    text: Json | null = body,
  ): Promise<number | null> {
    if (text === null) return null;
    const result = await callAsOperator(consoleCalls.saveDraft, {
      params: { id: String(id) },
      body: { revision: asRevision, body: text },
    });
    if (result.data !== null) {
      setSaved({ revision: result.data.revision, body: text });
      setEdit(null);
      setStale(null);
      notify('done', `Saved as revision ${result.data.revision}.`);
      return result.data.revision;
    }
    if (result.status === 409) await compare(asRevision, text);
    else notify('refused', 'The draft is not saved.', { more: faultMessage(result) });
    return null;
  }

  /** Reads what somebody else has saved, and joins it with what is typed here. */
  async function compare(base: number, mine: Json): Promise<void> {
    const query = { revision: String(base) };
    const { data } = await callAsOperator(consoleCalls.readDraft, { params: { id: String(id) }, query });
    if (data === null)
      return notify('refused', 'What the other one saved did not load.', { more: 'Yours is kept here. Try again.' });
    const { body: joined, conflicts } = mergeBodies(data.base ?? undefined, mine, data.draft.body);
    setStale({ theirs: data, joined: joined ?? mine, conflicts });
  }

  return { loaded, retry, answer, body, isChanged, revision: present?.revision ?? 1, stale, change, save };
}
