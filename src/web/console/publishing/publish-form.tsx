import { useId } from 'react';
import type { CheckAnswer, PublishBody } from '#contract/console/publishing.ts';
import { countryName } from '#contract/offer-list/sold-countries.ts';
import { shortDate } from '#contract/short-date.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import { timeText } from '../kit/format-time.ts';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import type { DeskKind } from './desk-kind.ts';
import styles from './publishing.module.css';
import { audienceQuizzes, elsewhereText } from './publishing-copy.ts';

/** Times as typed, in UTC; empty for none. */
export interface Plan {
  audience: PublishBody['audience'];
  startsAt: string;
  endsAt: string;
  why: string;
  name: string;
}

interface PublishFormProps {
  plan: Plan;
  document: string;
  kind: DeskKind;
  /** Null while they run. */
  checks: CheckAnswer | null;
  fault: string | null;
  onChange(plan: Plan): void;
  onPublish(): Promise<unknown>;
}

/** For whom, when, why, and the button that says what it does. */
export function PublishForm({ plan, document, kind, checks, fault, onChange, onPublish }: PublishFormProps) {
  const set = (change: Partial<Plan>) => onChange({ ...plan, ...change });
  const because =
    checks === null
      ? 'The checks still run.'
      : checks.findings.some(({ effect }) => effect === 'refuses')
        ? 'A check refuses.'
        : checks.changes.length === 0
          ? 'Nothing differs from what is shown.'
          : null;
  const asks = checks?.approval === 'by another';
  return (
    <div className={kit.col}>
      {kind.rules.onlyForEverybody !== true && (
        <ForWhom audience={plan.audience} onChange={(audience) => set({ audience })} />
      )}
      <Panel title="When">
        <div className={styles.fields}>
          <Moment
            label="From"
            value={plan.startsAt}
            empty={asks ? 'As soon as it is approved' : 'At once'}
            onChange={(startsAt) => set({ startsAt })}
          />
          <Moment label="Until" value={plan.endsAt} empty="Without an end" onChange={(endsAt) => set({ endsAt })} />
          {plan.endsAt !== '' && <p className={form.help}>{kind.atEnd}</p>}
        </div>
      </Panel>
      <Panel title="What happens then">
        <ul className={styles.fields}>
          <li>New visitors see it within 5 seconds, on every process.</li>
          {kind.effects.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>Rolling back is one press, and publishes the version before again.</li>
        </ul>
      </Panel>
      <div className={styles.whyPanel}>
        <Panel title="Why">
          <div className={styles.fields}>
            <Why value={plan.why} onChange={(why) => set({ why })} />
            {checks?.approval === 'by name' && (
              <Name
                document={document}
                reason={checks.approval_needed}
                value={plan.name}
                onChange={(name) => set({ name })}
              />
            )}
            <ConsoleButton look="main" notBecause={because} onClick={onPublish}>
              {buttonText(asks, plan.startsAt)}
            </ConsoleButton>
            {asks && <p className={form.help}>{checks?.approval_needed}</p>}
            {fault !== null && (
              <p className={form.bad} role="alert">
                {fault}
              </p>
            )}
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** The act and its time. */
function buttonText(asks: boolean, startsAt: string): string {
  if (startsAt === '') return asks ? 'Ask for approval' : 'Publish now';
  return `${asks ? 'Ask for approval, live' : 'Publish'} ${dayAndTime(startsAt)}`;
}

const dayAndTime = (text: string): string => {
  const at = `${text}:00Z`;
  return `${shortDate(at, 'UTC')}, ${timeText(at, 'UTC')}`;
};

interface ForWhomProps {
  audience: Plan['audience'];
  onChange(audience: Plan['audience']): void;
}

function ForWhom({ audience, onChange }: ForWhomProps) {
  const id = useId();
  const { quizzes, countries } = audience;
  const isEveryone = quizzes === null && countries === null;
  const toggle = (cohort: string, isOn: boolean) => {
    const next = isOn ? [...(quizzes ?? []), cohort] : (quizzes ?? []).filter((one) => one !== cohort);
    onChange({ ...audience, quizzes: next.length === 0 ? null : next });
  };
  const typeCountries = (text: string) => {
    const codes = [...new Set(text.toUpperCase().match(/[A-Z]{2}/g) ?? [])];
    onChange({ ...audience, countries: codes.length === 0 ? null : codes });
  };
  return (
    <Panel
      title="For whom"
      foot="A share of visitors is shown a version only by an experiment, so that it is counted honestly."
    >
      <div className={styles.choices}>
        <label className={form.pick}>
          <input type="checkbox" checked={isEveryone} onChange={() => onChange({ quizzes: null, countries: null })} />
          <b>Everyone</b>
          <small>all quizzes and countries</small>
        </label>
        {audienceQuizzes.map(({ cohort, name }) => (
          <label key={cohort} className={form.pick}>
            <input
              type="checkbox"
              checked={quizzes?.includes(cohort) ?? false}
              onChange={({ target }) => toggle(cohort, target.checked)}
            />
            <b>{name}</b>
            <small>visitors of this quiz</small>
          </label>
        ))}
        <div className={form.field}>
          <label htmlFor={id}>Countries</label>
          <input
            id={id}
            className={form.input}
            defaultValue={(countries ?? []).join(' ')}
            maxLength={200}
            autoComplete="off"
            onBlur={({ target }) => typeCountries(target.value)}
          />
          <span className={form.help}>
            {countries === null
              ? 'Two letters each, such as DE AT. By the region of the device.'
              : countries.map(countryName).join(', ')}
          </span>
        </div>
      </div>
    </Panel>
  );
}

interface MomentProps {
  label: string;
  value: string;
  /** What an empty field means. */
  empty: string;
  onChange(value: string): void;
}

function Moment({ label, value, empty, onChange }: MomentProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{`${label}, UTC`}</label>
      <input
        id={id}
        className={form.input}
        type="datetime-local"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={form.help}>{value === '' ? empty : elsewhereText(`${value}:00Z`)}</span>
    </div>
  );
}

function Why({ value, onChange }: { value: string; onChange(value: string): void }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>Why, for the log and for who approves</label>
      <textarea
        id={id}
        className={form.input}
        rows={2}
        maxLength={300}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface NameProps {
  document: string;
  reason: string;
  value: string;
  onChange(value: string): void;
}

function Name({ document, reason, value, onChange }: NameProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{`Type ${document} to confirm`}</label>
      <input
        id={id}
        className={form.input}
        value={value}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={form.help}>{reason}</span>
    </div>
  );
}
