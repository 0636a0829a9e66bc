import type { CSSProperties } from 'react';
import type { FunnelReport } from '../../contract/report';
import { weakestStep } from '../../contract/report-weak-spots';
import { fewestPeople, shareWords, stayWords, stepNames } from '../../contract/report-words';
import frame from './console.module.css';
import { countWords } from './report-words';
import styles from './step-table.module.css';

type Step = FunnelReport['steps'][number];

/** Offsets beyond this many points stand at the strip's end. */
const widestOffset = 0.1;
const cohortNames = { A: 'A focus', B: 'B frequency', C: 'C wellbeing' } as const;

export function StepTable({ steps }: { steps: readonly Step[] }) {
  const weakest = weakestStep([...steps]);
  return (
    <section className={frame.panel} aria-labelledby="steps">
      <div className={frame.panelHead}>
        <h2 id="steps">Steps</h2>
        <span className={styles.key} aria-hidden="true">
          {(['A', 'B', 'C'] as const).map((cohort) => (
            <span key={cohort}>
              <i data-cohort={cohort} />
              {cohortNames[cohort]}
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
            <th scope="col">Median stay</th>
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
  const bar = { '--previous': before / Math.max(visits, 1), '--now': step.share ?? 0 } as CSSProperties;
  return (
    <tr>
      <th scope="row">{stepNames[step.id]}</th>
      <td className={styles.barCell}>
        <div className={styles.bar} style={bar} role="img" aria-label={`${shareWords(step.share, visits)} of visits`}>
          <i />
        </div>
      </td>
      <td className={styles.number}>{countWords(step.people)}</td>
      <td className={isWeakest ? styles.drop : styles.number}>
        {shareWords(step.share_of_previous, before)}
        {isWeakest && <span className="visually-hidden">, the weakest step</span>}
      </td>
      <td className={styles.stay}>{stayWords(step.median_stay_ms)}</td>
      <td className={styles.stripCell}>
        <Offsets step={step} />
      </td>
    </tr>
  );
}

/** How far each cohort's share of the step before is from everybody's. */
function Offsets({ step }: { step: Step }) {
  const judged = step.by_cohort.filter(({ people_before }) => (people_before ?? 0) >= fewestPeople);
  if (step.share_of_previous === null || judged.length === 0) return null;
  const words = judged
    .map(({ cohort, people_before, share_of_previous }) => `${cohort} ${shareWords(share_of_previous, people_before!)}`)
    .join(', ');
  return (
    <div className={styles.strip} role="img" aria-label={words}>
      {judged.map(({ cohort, share_of_previous }) => {
        const offset = (share_of_previous! - step.share_of_previous!) / widestOffset;
        const at = { '--at': 50 + 50 * Math.max(-1, Math.min(1, offset)) } as CSSProperties;
        return <i key={cohort} data-cohort={cohort} style={at} />;
      })}
    </div>
  );
}
