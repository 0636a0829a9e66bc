import { useState } from 'react';
import type { Json, Path } from '#publishing/body.ts';
import { type Conflict, withPart } from '#publishing/merge.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import styles from './publishing.module.css';
import type { Stale } from './use-draft.ts';

interface ConflictPanelProps {
  stale: Stale;
  /** A part as a person would say it. */
  say(path: Path, value: Json | undefined): { what: string; text: string };
  onSave(revision: number, body: Json): Promise<unknown>;
}

type Side = 'mine' | 'theirs';

/** Two people changed one draft: what both changed is chosen part by part, the rest is joined by itself. */
export function ConflictPanel({ stale: { theirs, joined, conflicts }, say, onSave }: ConflictPanelProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const choose = (path: Path, side: Side) => setChosen({ ...chosen, [path.join('/')]: side });
  const all = (side: Side) => setChosen(Object.fromEntries(conflicts.map(({ path }) => [path.join('/'), side])));
  const left = conflicts.filter(({ path }) => chosen[path.join('/')] === undefined).length;
  const { revision, edited_by } = theirs.draft;
  const save = () => onSave(revision, withChosen(joined, conflicts, chosen));
  return (
    <>
      <div className={`${kit.banner} ${kit.bannerWarn}`} role="alert">
        <span aria-hidden="true" />
        <p className={kit.bannerTitle}>{`${edited_by} saved revision ${revision} while you were writing.`}</p>
        <span aria-hidden="true" />
        <p>
          <span>Nothing is lost: yours is kept in this browser. </span>
          <span>
            {conflicts.length === 0
              ? 'The two go together by themselves.'
              : `${conflicts.length} changed by both, ${left} not chosen yet.`}
          </span>
        </p>
      </div>
      <Panel
        title="Part by part"
        aside={
          <span className={styles.rowActs}>
            <ConsoleButton isSmall onClick={() => all('mine')}>
              All mine
            </ConsoleButton>
            <ConsoleButton isSmall onClick={() => all('theirs')}>
              All theirs
            </ConsoleButton>
          </span>
        }
      >
        {conflicts.map((conflict) => (
          <Both
            key={conflict.path.join('/')}
            conflict={conflict}
            side={chosen[conflict.path.join('/')]}
            say={say}
            onChoose={choose}
          />
        ))}
        <div className={styles.fields}>
          <ConsoleButton look="main" notBecause={left === 0 ? null : 'Choose each part first.'} onClick={save}>
            {`Save as revision ${revision + 1}`}
          </ConsoleButton>
        </div>
      </Panel>
    </>
  );
}

interface BothProps {
  conflict: Conflict;
  side: Side | undefined;
  say: ConflictPanelProps['say'];
  onChoose(path: Path, side: Side): void;
}

function Both({ conflict: { path, base, mine, theirs }, side, say, onChoose }: BothProps) {
  const name = path.join('/');
  const { what, text } = say(path, base);
  const pick = (which: Side, label: string, value: Json | undefined) => (
    <label className={form.pick}>
      <input type="radio" name={name} checked={side === which} onChange={() => onChoose(path, which)} />
      <b>{label}</b>
      <small>{say(path, value).text}</small>
    </label>
  );
  return (
    <fieldset className={`${styles.both} ${side === undefined ? styles.open : ''}`}>
      <legend className="visually-hidden">{what}</legend>
      <p>
        <b>{what}</b>
        <small>{` before: ${text}`}</small>
      </p>
      <div className={styles.mine}>
        {pick('mine', 'Mine', mine)}
        {pick('theirs', 'Theirs', theirs)}
      </div>
    </fieldset>
  );
}

/** The joined body with mine where mine was chosen. */
function withChosen(joined: Json, conflicts: readonly Conflict[], chosen: Readonly<Record<string, Side>>): Json {
  return conflicts
    .filter(({ path }) => chosen[path.join('/')] === 'mine')
    .reduce<Json>((body, { path, mine }) => withPart(body, path, mine), joined);
}
