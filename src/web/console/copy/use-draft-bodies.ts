import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { DraftRow } from '#contract/console/publishing.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { callAsOperator } from '../session/console-session.ts';
import type { DraftOfCopy } from './listed-texts.ts';

const none: readonly DraftOfCopy[] = [];

/** What stands in these drafts; one that does not load is left out. */
export function useDraftBodies(drafts: readonly DraftRow[]): readonly DraftOfCopy[] {
  const [bodies, setBodies] = useState(none);
  const asked = JSON.stringify(drafts.map(({ id, revision }) => [id, revision]));
  useEffect(() => {
    let isCurrent = true;
    const ids = (JSON.parse(asked) as [number, number][]).map(([id]) => String(id));
    const readAll = ids.map((id) => callAsOperator(consoleCalls.readDraft, { params: { id } }));
    Promise.all(readAll).then((answers) => {
      if (!isCurrent) return;
      setBodies(
        answers.flatMap(({ data }) =>
          data === null ? [] : [{ name: data.draft.name, body: data.draft.body as unknown as CopyBody }],
        ),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return bodies;
}
