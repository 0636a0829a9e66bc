import type { ContentDocument, PublicationRow } from '#contract/console/publishing.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';
import { draftPath } from '../publishing/draft-path.ts';
import { changesText } from '../publishing/publishing-copy.ts';
import { deskOf } from './desk-kinds.ts';

/** Something that goes on only when somebody does something. */
export interface WaitingRow {
  key: string;
  sign: 'look' | 'wrong';
  title: string;
  /** What was done last; its time follows. */
  done: string;
  /** ISO 8601. */
  at: string;
  about: string;
  /** Whose turn it is. */
  turn: string;
  act: { read: PublicationRow; kind: DeskKind } | { path: string; text: 'Edit' | 'Look' };
}

interface Reader {
  name: string;
  mayPublish: boolean;
  mayDraft: boolean;
}

/** What waits for approval, drafts that a finding stops, and drafts of a release that nobody has looked at. */
export function waitingRows(documents: readonly ContentDocument[], reader: Reader): WaitingRow[] {
  const known = documents.flatMap((document) => {
    const kind = deskOf(document.kind);
    return kind === undefined ? [] : { document, kind, name: kind.named(document.name) };
  });
  const asked = known.flatMap(({ document, kind, name }) =>
    document.open.filter(({ state }) => state === 'waits').map((one) => askedRow(one, { kind, name, reader })),
  );
  const drafts = known.flatMap(({ document, kind, name }) =>
    document.drafts.flatMap((draft) => draftRow(draft, { kind, name, reader }) ?? []),
  );
  return [...asked, ...drafts.sort((a, b) => (a.sign === b.sign ? 0 : a.sign === 'wrong' ? -1 : 1))];
}

interface Of {
  kind: DeskKind;
  name: string;
  reader: Reader;
}

function askedRow(publication: PublicationRow, { kind, name, reader }: Of): WaitingRow {
  const { id, number, asked_by, asked_at } = publication;
  return {
    key: `publication ${id}`,
    sign: 'look',
    title: `${name}, version ${number} waits for a second person`,
    done: `${asked_by} asked`,
    at: asked_at,
    about: changesText(publication),
    turn: asked_by === reader.name ? 'yours' : reader.mayPublish ? 'you may' : 'an owner may',
    act: { read: publication, kind },
  };
}

function draftRow(draft: ContentDocument['drafts'][number], { kind, name, reader }: Of): WaitingRow | null {
  const { id, edited_by, edited_at, is_of_release, refused } = draft;
  const shared = { key: `draft ${id}`, at: edited_at, turn: edited_by === reader.name ? 'yours' : edited_by };
  const path = draftPath(kind.path, id);
  if (refused !== null && refused.length > 0) {
    const stops = refused.length === 1 ? '1 finding stops it' : `${refused.length} findings stop it`;
    return {
      ...shared,
      sign: 'wrong',
      title: `${name}, draft “${draft.name}”: ${stops}`,
      done: `${edited_by} saved`,
      about: refused[0]!,
      act: { path, text: reader.mayDraft ? 'Edit' : 'Look' },
    };
  }
  if (!is_of_release) return null;
  return {
    ...shared,
    sign: 'look',
    title: `${name}: a release brought something new`,
    done: 'A draft',
    about: 'Joined with what you have changed. Nothing that is shown has changed.',
    turn: 'nobody yet',
    act: { path, text: 'Look' },
  };
}
