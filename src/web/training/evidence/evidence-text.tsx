import { evidenceCards } from '#training/engines/evidence-cards.ts';
import type { EvidenceCard, EvidenceId, EvidenceSource } from '#training/evidence/evidence-card.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './evidence-text.module.css';

/** The trained ability, the evidence and its limits, and the precision of our number. */
export function EvidenceText({ id }: { id: EvidenceId }) {
  const { grade, trains, known, notKnown, exact } = evidenceCards[id];
  return (
    <>
      <p>
        <Chip>{grade}</Chip>
      </p>
      <Facts
        facts={[
          ['What it trains', trains],
          ['What is known', known],
          ['What is not', notKnown],
          ['How exact our number is', exact],
        ]}
      />
    </>
  );
}

interface FactsProps {
  facts: readonly (readonly [heading: string, text: string])[];
}

/** Short headings with a text below each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([heading, text]) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sources of the card, each with a link to the paper. */
export function SourceList({ sources }: { sources: readonly EvidenceSource[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map(({ title, by, year, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
          <span>{`${by}, ${year}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The subject of the figures, and the date of the last review. */
export function ReviewLine({ reviewedOn }: Pick<EvidenceCard, 'reviewedOn'>) {
  return (
    <p className="small muted">
      {`Figures describe groups, not you. Looked through on ${longDate(`${reviewedOn}T12:00`)}; we look again within two years.`}
    </p>
  );
}
