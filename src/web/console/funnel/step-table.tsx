import type { CSSProperties } from 'react';
import type { FunnelReport } from '#contract/report.ts';
import { durationText, fewestPeople, optionalSteps, shareText, stepNames } from '#contract/report-text.ts';
import { weakestStep } from '#contract/report-weak-spots.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { classNames } from '#web/ui/class-names.ts';
import frame from '../frame/console.module.css';
import { numberLabel } from './report-labels.ts';
import { seriesOf } from './series.ts';
import styles from './step-table.module.css';

type Step = FunnelReport['steps'][number];

/** Larger offsets are drawn at the end of the strip. */
const widestOffset = 0.1;

export function StepTable({ steps }: { steps: readonly Step[] }) {
  const weakest = weakestStep([...steps]);
  return (
    <section className={frame.panel} aria-labelledby="steps">
      <div className={frame.panelHead}>
        <h2 id="steps">Steps</h2>
        <span className={styles.key} aria-hidden="true">
          {Object.values(catalogue).map(({ cohort, label }) => (
            <span key={cohort}>
              <i className={styles.marker} data-series={seriesOf(cohort).number} />
              {`${cohort} ${label}`}
            </span>
          ))}
        </span>
      </div>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Share of visits</th>
            <th scope="col">People</th>
            <th scope="col">From last step</th>
            <th scope="col">Median time</th>
            <th scope="col">
              <span className={styles.axis}>
                <span>-10</span>
                <span>average</span>
                <span>+10 pts</span>
              </span>
            </th>
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
        {stepNames[step.id]}
        {note !== undefined && <span className={styles.remark}> {note}</span>}
      </th>
      <td className={styles.barCell}>
        <div
          className={classNames(styles.bar, note !== undefined && styles.optional)}
          style={bar}
          role="img"
          aria-label={`${shareText(step.share, visits)} of visits`}
        >
          <i />
        </div>
      </td>
      <td className={styles.number}>{numberLabel(step.people)}</td>
      <td className={isWeakest ? styles.drop : styles.number}>
        {shareText(step.share_of_previous, before)}
        {isWeakest && <span className="visually-hidden">, the weakest step</span>}
      </td>
      <td className={styles.duration}>{durationText(step.median_duration_ms)}</td>
      <td className={styles.stripCell}>
        <Offsets step={step} />
      </td>
    </tr>
  );
}

/** How far each cohort's share of the previous step is from the average. */
function Offsets({ step }: { step: Step }) {
  const judged = step.by_cohort.filter(({ people_before }) => (people_before ?? 0) >= fewestPeople);
  if (step.share_of_previous === null || judged.length === 0) return null;
  const summary = judged
    .map(({ cohort, people_before, share_of_previous }) => `${cohort} ${shareText(share_of_previous, people_before!)}`)
    .join(', ');
  return (
    <div className={styles.strip} role="img" aria-label={summary}>
      {judged.map(({ cohort, share_of_previous }) => {
        const offset = (share_of_previous! - step.share_of_previous!) / widestOffset;
        const at = { '--at': 50 + 50 * Math.max(-1, Math.min(1, offset)) } as CSSProperties;
        return <i key={cohort} className={styles.marker} data-series={seriesOf(cohort).number} style={at} />;
      })}
    </div>
  );
}
