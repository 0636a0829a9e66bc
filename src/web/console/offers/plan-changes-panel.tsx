import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { type ChangeTime, type PlanChangeRule, ruleOf, standardRule } from '#contract/plan-change-rule.ts';
import { isEqual } from '#publishing/body.ts';
import { Choice } from '../kit/fields.tsx';
import { Panel } from '../kit/panel.tsx';
import styles from './offers.module.css';

const times: readonly [ChangeTime, string][] = [
  ['now', 'Now'],
  ['renewal', 'At the renewal'],
];

interface PlanChangesPanelProps {
  list: OfferList;
  onChange(list: OfferList): void;
}

/** When a subscriber's change to a plan of this list takes effect. The standard is stored as nothing at all. */
export function PlanChangesPanel({ list, onChange }: PlanChangesPanelProps) {
  const rule = ruleOf(list);
  function set(change: Partial<PlanChangeRule>) {
    const { planChanges: _, ...rest } = list;
    const next = { ...rule, ...change };
    onChange(isEqual({ ...next }, { ...standardRule }) ? rest : { ...rest, planChanges: next });
  }
  return (
    <Panel
      title="Changes of plan"
      foot="Now charges the new plan, less the days left. At the renewal nothing is paid or credited before that day."
    >
      <div className={styles.pair}>
        <Choice label="To a longer or dearer plan" options={times} value={rule.up} onChange={(up) => set({ up })} />
        <Choice
          label="To a shorter or cheaper plan"
          options={times}
          value={rule.down}
          onChange={(down) => set({ down })}
        />
      </div>
    </Panel>
  );
}
