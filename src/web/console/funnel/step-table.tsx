import type { CSSProperties } from 'react';
import type { FunnelReport } from '#contract/console/report.ts';
import { durationText, optionalSteps, stepNames } from '#contract/console/report-copy.ts';
import { weakestStep } from '#contract/console/report-weak-spots.ts';
import { shareText } from '#contract/format-share.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { classNames } from '#web/ui/class-names.ts';
import frame from '../frame/console.module.css';
import { numberLabel } from './report-labels.ts';
import styles from './step-table.module.css';

type Step = FunnelReport['steps'][number];

export function StepTable({ steps }: { steps: readonly Step[] }) {
  const weakest = weakestStep([...steps]);
  return (
    <section className={frame.panel} aria-labelledby="steps">
      <div className={frame.panelHead}>
        <h2 id="steps">Steps</h2>
      </div>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Share of visits</th>
            <th scope="col">People</th>
            <th scope="col">From last step</th>
            <th scope="col">Median time</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <StepRow key={step.id} step={step} visits={steps[0]!.people} isWeakest={step.id === weakest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StepRowProps {
  step: Step;
  visits: number;
  isWeakest: boolean;
}

function StepRow({ step, visits, isWeakest }: StepRowProps) {
  const before = step.people_before ?? visits;
  const note = optionalSteps[step.id];
  const bar = { '--previous': before / Math.max(visits, 1), '--now': step.share ?? 0 } as CSSProperties;
  return (
    <tr data-row>
      <th scope="row">
        <span>{stepNames[step.id]}</span>
        {note !== undefined && <span className={styles.remark}>{` ${note}`}</span>}
      </th>
      <td className={styles.barCell}>
        {visits < fewestForShare ? (
          shareText(step.people, visits)
        ) : (
          <div
            className={classNames(styles.bar, note !== undefined && styles.optional)}
            style={bar}
            role="img"
            aria-label={`${shareText(step.people, visits)} of visits`}
          >
            <i />
          </div>
        )}
      </td>
      <td className={styles.number}>{numberLabel(step.people)}</td>
      <td className={isWeakest ? styles.drop : styles.number}>
        <span>{step.people_before === null ? '–' : shareText(step.people, before)}</span>
        {isWeakest && <span className="visually-hidden">, the weakest step</span>}
      </td>
      <td className={styles.duration}>{durationText(step.median_duration_ms)}</td>
    </tr>
  );
}
