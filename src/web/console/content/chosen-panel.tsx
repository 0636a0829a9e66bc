import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { ChangeList } from '../publishing/change-list.tsx';
import type { DeskKind } from '../publishing/desk-kind.ts';
import { RollBackEffects } from '../publishing/publication-dialogs.tsx';
import { audienceText, changesText, stateNames } from '../publishing/publishing-copy.ts';
import { useMay } from '../session/console-session.ts';
import styles from './content.module.css';
import { deskOf, namedOf } from './desk-kinds.ts';

interface ChosenProps {
  publication: PublicationRow;
  onRollBack(to: PublicationRow): void;
}

/** One publication: who published what and why, and the way back. */
export function Chosen({ publication, onRollBack }: ChosenProps) {
  const mayPublish = useMay('publish');
  const kind = deskOf(publication.kind);
  const { state } = publication;
  return (
    <>
      <Difference publication={publication} gone={kind?.gone ?? 'gone'} />
      {mayPublish && kind !== undefined && state === 'live' && (
        <RollBackOfLive key={publication.id} live={publication} kind={kind} onRollBack={onRollBack} />
      )}
      {mayPublish && kind !== undefined && (state === 'covered' || state === 'over') && (
        <RollBackPanel to={publication} kind={kind} onRollBack={onRollBack} />
      )}
    </>
  );
}

/** The chosen publication where it is not on the page of the list. */
export function LoadedChosen({ id, onRollBack }: { id: string; onRollBack(to: PublicationRow): void }) {
  const { loaded, retry } = useCall(consoleCalls.listPublications, { query: { publication: id } });
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  const [publication] = loaded.data.publications;
  if (publication !== undefined) return <Chosen publication={publication} onRollBack={onRollBack} />;
  return (
    <Panel title="Not found">
      <div className={styles.said}>
        <p>There is no such publication.</p>
      </div>
    </Panel>
  );
}

function Difference({ publication, gone }: { publication: PublicationRow; gone: string }) {
  const { number, state, asked_by, asked_at, approved_by, why, changes } = publication;
  const approval =
    approved_by === null ? 'Nobody has approved it.' : approved_by === asked_by ? '' : `${approved_by} approved.`;
  return (
    <Panel
      title={`${namedOf(publication)}, version ${number}`}
      aside={<StatusBadge kind={stateNames[state].kind}>{stateNames[state].text}</StatusBadge>}
    >
      <div className={styles.said}>
        <p>
          <b>{asked_by}</b>
          <span>{' asked on '}</span>
          <Time at={asked_at} />
          <span>{`. ${approval}`}</span>
        </p>
        {why !== '' && <p>{`“${why}”`}</p>}
        {changes.length === 0 && <p>{`${changesText(publication)}.`}</p>}
      </div>
      {changes.length > 0 && <ChangeList changes={changes} gone={gone} />}
    </Panel>
  );
}

/** Whether one takes the place of the other. */
const isSamePlace = (one: PublicationRow, other: PublicationRow): boolean =>
  one.document_id === other.document_id && audienceText(one.audience) === audienceText(other.audience);

interface RollBackProps {
  kind: DeskKind;
  onRollBack(to: PublicationRow): void;
}

/** The way back from what is live: to the version that its audience was shown before. */
function RollBackOfLive({ live, ...rest }: RollBackProps & { live: PublicationRow }) {
  const { loaded, retry } = useCall(consoleCalls.listPublications, {
    query: { document: String(live.document_id), before: String(live.id) },
  });
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  const before = loaded.data.publications.find(
    (one) =>
      (one.state === 'covered' || one.state === 'over') && one.version_id !== live.version_id && isSamePlace(one, live),
  );
  if (before !== undefined) return <RollBackPanel to={before} {...rest} />;
  return (
    <Panel title="Roll back">
      <div className={styles.said}>
        <p>No other version was shown before it.</p>
      </div>
    </Panel>
  );
}

/** What rolling back does, and its button. */
function RollBackPanel({ to, kind, onRollBack }: RollBackProps & { to: PublicationRow }) {
  const audience = audienceText(to.audience);
  const facts = [
    ['Shown to', audience === 'Everyone' ? kind.everybody : audience],
    ['Asked for by', to.asked_by],
  ] as const;
  return (
    <Panel title={`Roll back to version ${to.number}`}>
      <dl className={list.facts}>
        {facts.map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.back}>
        <RollBackEffects kind={kind} />
        <ConsoleButton onClick={() => onRollBack(to)}>{`Roll back to version ${to.number}…`}</ConsoleButton>
      </div>
    </Panel>
  );
}
