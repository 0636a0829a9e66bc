import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { CheckAnswer, DraftAnswer, PublishBody } from '#contract/console/publishing.ts';
import { go } from '#web/platform/navigate.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { ChangeList } from './change-list.tsx';
import type { DeskKind } from './desk-kind.ts';
import { draftPath, rehearsalPath } from './draft-path.ts';
import { FindingList, findingsText } from './finding-list.tsx';
import { LifeLine } from './life-line.tsx';
import { type Plan, PublishForm } from './publish-form.tsx';

interface PublishViewProps {
  /** The number of the draft. */
  id: number;
  kind: DeskKind;
}

/** What the publication of a draft changes, before it does. */
export function PublishView({ id, kind }: PublishViewProps) {
  const { loaded, retry } = useCall(consoleCalls.readDraft, { params: { id: String(id) } });
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  return <Publish answer={loaded.data} kind={kind} />;
}

type Audience = PublishBody['audience'];

/** What the server's checks say for an audience; null while they run. */
function useChecks(id: number, audience: Audience) {
  const [checked, setChecked] = useState<{ for: string; answer: CheckAnswer | { fault: string } } | null>(null);
  const asked = JSON.stringify(audience);
  useEffect(() => {
    let isCurrent = true;
    const body = { audience: JSON.parse(asked) as Audience };
    callAsOperator(consoleCalls.checkDraft, { params: { id: String(id) }, body }).then((result) => {
      if (isCurrent) setChecked({ for: asked, answer: result.data ?? { fault: faultMessage(result) } });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, asked]);
  return checked?.for === asked ? checked.answer : null;
}

function Publish({ answer, kind }: { answer: DraftAnswer; kind: DeskKind }) {
  const { draft, document } = answer;
  const { path } = kind;
  const [plan, setPlan] = useState<Plan>({
    audience: { quizzes: null, countries: null },
    startsAt: '',
    endsAt: '',
    why: '',
    name: '',
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const checked = useChecks(draft.id, plan.audience);
  const checks = checked !== null && 'findings' in checked ? checked : null;
  async function publish() {
    setFault(null);
    if (plan.why.trim().length < 3) return setFault('Say why in a few words, for the log and for who approves.');
    const result = await callAsOperator(consoleCalls.publishDraft, {
      params: { id: String(draft.id) },
      body: {
        revision: draft.revision,
        audience: plan.audience,
        starts_at: utcOf(plan.startsAt),
        ends_at: utcOf(plan.endsAt),
        why: plan.why.trim(),
        typed,
        name: plan.name.trim(),
      },
    });
    if (result.data === null) return setFault(faultMessage(result));
    notify('done', outcomes[result.data.state]);
    go(path);
  }
  return (
    <>
      <div className={kit.head}>
        <div className={kit.headTitle}>
          <a className={kit.crumb} href={draftPath(path, draft.id)}>
            {draft.name}
          </a>
          <h1 tabIndex={-1}>{`Publish ${document.name}`}</h1>
          <p>{`Revision ${draft.revision}, by ${draft.edited_by}. All times UTC.`}</p>
        </div>
        {kind.isRehearsed && (
          <div className={kit.acts}>
            <ConsoleButton onClick={() => go(rehearsalPath(path, draft.id))}>Rehearse</ConsoleButton>
          </div>
        )}
      </div>
      <LifeLine draft={draft} checks={checks} startsAt={utcOf(plan.startsAt)} />
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <div className={kit.col}>
          <Panel
            title="What changes, in words"
            aside={checks && <span className={list.tag}>{countText(checks.changes.length)}</span>}
          >
            {checked === null && <LoadingFigures loaded={null} retry={() => undefined} />}
            {checks !== null && <ChangeList changes={checks.changes} gone={kind.gone} />}
          </Panel>
          <Panel
            title="Checks"
            aside={checks && <span className={list.tag}>{findingsText(checks.findings)}</span>}
            foot="They run once more at the moment of publishing."
          >
            {checked === null || checks === null ? (
              <LoadingFigures loaded={checked} retry={() => setPlan({ ...plan, audience: { ...plan.audience } })} />
            ) : (
              <FindingList
                findings={checks.findings}
                typed={typed}
                onType={(id, text) => setTyped({ ...typed, [id]: text })}
              />
            )}
          </Panel>
        </div>
        <PublishForm
          plan={plan}
          document={document.name}
          kind={kind}
          checks={checks}
          fault={fault}
          onChange={setPlan}
          onPublish={publish}
        />
      </div>
    </>
  );
}

const outcomes = {
  live: 'It is live. Other processes follow within 5 seconds.',
  planned: 'It is planned, and begins by itself.',
  waits: 'It waits for a second operator. Nothing is shown to anybody until then.',
} as const;

const countText = (changes: number): string => (changes === 1 ? '1 change' : `${changes} changes`);

/** A time of a `datetime-local` field, which is meant in UTC; null for an empty one. */
const utcOf = (text: string): string | null => (text === '' ? null : `${text.slice(0, 16)}:00Z`);
