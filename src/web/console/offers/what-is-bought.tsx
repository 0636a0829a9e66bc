import { useId } from 'react';
import { periodText } from '#contract/format-price.ts';
import type { Interval } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { Finding } from '#publishing/kind.ts';
import { classNames } from '#web/ui/class-names.ts';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import styles from './offers.module.css';

interface WhatIsBoughtProps {
  offer: ListedOffer;
  /** Its number was sold, so its length stays. */
  isSold: boolean;
  findings: readonly Finding[];
  onChange(offer: ListedOffer): void;
}

const units: readonly Interval['unit'][] = ['day', 'week', 'month', 'year'];
const trialDays = [null, 3, 7, 14] as const;

/** Name, length, trial and what stands beside them. */
export function WhatIsBought({ offer, isSold, findings, onChange }: WhatIsBoughtProps) {
  const set = (change: Partial<ListedOffer>) => onChange({ ...offer, ...change });
  const faultOf = (part: string) => {
    const found = findings.find(
      ({ path, effect }) => path[1] === String(offer.id) && path[2] === part && effect === 'refuses',
    );
    return found === undefined ? {} : { error: `${found.text} ${found.hint}` };
  };
  return (
    <Panel title="What is bought">
      <div className={styles.pair}>
        <Text label="Name" value={offer.name} onChange={(name) => set({ name })} {...faultOf('name')} />
        <Length
          interval={offer.interval}
          isSold={isSold}
          onChange={(interval) => set({ interval })}
          {...faultOf('interval')}
        />
        <Trial trial={offer.trial} onChange={(trial) => set({ trial })} />
        <Text
          label="Label"
          value={offer.label}
          help="A word beside the length. Empty for none."
          onChange={(label) => set({ label })}
          {...faultOf('label')}
        />
        <Gets gets={offer.gets} onChange={(gets) => set({ gets })} {...faultOf('gets')} />
      </div>
    </Panel>
  );
}

interface TextProps {
  label: string;
  value: string;
  help?: string;
  error?: string;
  onChange(text: string): void;
}

function Text({ label, value, help, error, onChange }: TextProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classNames(form.input, error !== undefined && form.inputBad)}
        value={value}
        maxLength={80}
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-more`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-more`} className={error === undefined ? form.help : form.bad}>
        {error ?? help}
      </span>
    </div>
  );
}

interface LengthProps {
  interval: Interval;
  isSold: boolean;
  error?: string;
  onChange(interval: Interval): void;
}

function Length({ interval, isSold, error, onChange }: LengthProps) {
  const id = useId();
  if (isSold) {
    return (
      <div className={form.field}>
        <span className={form.labF}>Charged every</span>
        <span>{periodText(interval)}</span>
        <span className={form.help}>People have bought it. Add an offer for another length.</span>
      </div>
    );
  }
  return (
    <div className={form.field}>
      <label htmlFor={id}>Charged every</label>
      <span className={styles.row}>
        <input
          id={id}
          className={form.input}
          type="number"
          min={1}
          max={730}
          value={interval.count}
          onChange={({ target }) =>
            onChange({ ...interval, count: Math.max(1, Math.trunc(target.valueAsNumber || 1)) })
          }
        />
        <select
          className={form.input}
          aria-label="Unit"
          value={interval.unit}
          onChange={({ target }) => onChange({ ...interval, unit: target.value as Interval['unit'] })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>{`${unit}s`}</option>
          ))}
        </select>
      </span>
      {error !== undefined && <span className={form.bad}>{error}</span>}
    </div>
  );
}

function Trial({ trial, onChange }: { trial: Interval | null; onChange(trial: Interval | null): void }) {
  const days = trial?.count ?? null;
  const choices = trialDays.some((one) => one === days) ? trialDays : [...trialDays, days];
  return (
    <div className={form.field}>
      <span className={form.labF}>Trial</span>
      <span className={form.choice}>
        {choices.map((count) => (
          <button
            key={String(count)}
            type="button"
            aria-pressed={count === days}
            onClick={() => onChange(count === null ? null : { unit: 'day', count })}
          >
            {count === null ? 'None' : periodText({ unit: 'day', count })}
          </button>
        ))}
      </span>
      <span className={form.help}>The card is asked for at the start, and one trial a person.</span>
    </div>
  );
}

function Gets({ gets, error, onChange }: { gets: readonly string[]; error?: string; onChange(gets: string[]): void }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>What one gets</label>
      <textarea
        id={id}
        className={form.input}
        rows={3}
        maxLength={1000}
        value={gets.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n').slice(0, 12))}
      />
      <span className={form.help}>One line each, under the price. Empty for the lines of the plan alone.</span>
      {error !== undefined && <span className={form.bad}>{error}</span>}
    </div>
  );
}
