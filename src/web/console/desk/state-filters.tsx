import { type SubscriberState, subscriberStateCopy, subscriberStates } from '#contract/console/desk-states.ts';
import type { SubscribersAnswer } from '#contract/console/subscribers.ts';
import kit from '../kit/kit.module.css';
import styles from './subscribers.module.css';

interface StateFiltersProps {
  /** Undefined for all. */
  state: SubscriberState | undefined;
  /** Null until they are counted. */
  counts: SubscribersAnswer['counts'] | null;
  onState(state: SubscriberState | undefined): void;
}

/** The states as filters, each with its number of people in the present search. */
export function StateFilters({ state, counts, onState }: StateFiltersProps) {
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
    <div className={kit.filters} role="group" aria-label="State">
      <Filter name="All" count={all} isOn={state === undefined} onPress={() => onState(undefined)} />
      {subscriberStates.map((one) => (
        <Filter
          key={one}
          name={subscriberStateCopy[one].name}
          count={counts?.[one] ?? null}
          isOn={state === one}
          onPress={() => onState(one)}
        />
      ))}
    </div>
  );
}

interface FilterProps {
  name: string;
  count: number | null;
  isOn: boolean;
  onPress(): void;
}

function Filter({ name, count, isOn, onPress }: FilterProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={isOn} onClick={onPress}>
      <span>{`${name} `}</span>
      {count !== null && <b>{count.toLocaleString('en-US')}</b>}
    </button>
  );
}
