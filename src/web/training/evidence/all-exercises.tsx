import { paths } from '#contract/paths.ts';
import { evidenceCards } from '#training/engines/evidence-cards.ts';
import { yardstickEvidence, yardstickFacts } from '#training/evidence/yardstick-evidence.ts';
import { type Exercise, exerciseKinds } from '#training/exercises/exercises.ts';
import { type YardstickId, yardstickIds, yardstickOf } from '#training/run/yardstick.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Thumb } from '../engines/thumb.tsx';
import styles from './all-exercises.module.css';
import { EvidenceText, Facts, ReviewLine, SourceList } from './evidence-text.tsx';

const titles: Record<keyof typeof exerciseKinds, string> = {
  skills: 'Practice for a skill',
  goals: 'Habits for a goal',
  helps: 'One minute, when it gets windy',
  evenings: 'At the end of a day',
};

/** /train/exercises: all exercises with their evidence, including those outside the person's plan. */
export function AllExercises() {
  useHeadingFocus('exercises');
  return (
    <SignedInShell current="train">
      <div className={styles.page}>
        <div>
          <BackLink href={paths.train} label="Today" />
          <h1 tabIndex={-1}>All exercises</h1>
          <p className="muted">What each one trains, what is known and what is not. Your plan has some of them.</p>
        </div>
        {Object.entries(exerciseKinds).map(([kind, exercises]) => (
          <section key={kind} className={styles.kind} aria-labelledby={kind}>
            <h2 id={kind}>{titles[kind as keyof typeof exerciseKinds]}</h2>
            <ul className={styles.list}>
              {exercises.map((exercise) => (
                <li key={exercise.id}>
                  <ExerciseRow exercise={exercise} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.kind} aria-labelledby="yardsticks">
          <h2 id="yardsticks">Measured, not trained</h2>
          <ul className={styles.list}>
            {yardstickIds.map((id) => (
              <li key={id}>
                <YardstickRow id={id} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SignedInShell>
  );
}

function ExerciseRow({ exercise: { name, what, engine } }: { exercise: Exercise }) {
  const { grade, sources } = evidenceCards[engine];
  return (
    <details className={styles.row}>
      <summary>
        <Thumb engine={engine} />
        <span>
          <b>{name}</b>
          <span className={styles.what}>{what}</span>
          <span className={styles.grade}>
            <Chip small>{grade}</Chip>
          </span>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.known}>
        <EvidenceText id={engine} />
        {engine === 'hold-the-line' && <StillAir />}
        {sources.length > 0 && (
          <div>
            <h3>Sources</h3>
            <SourceList sources={sources} />
          </div>
        )}
        <ReviewLine reviewedOn={evidenceCards[engine].reviewedOn} />
      </div>
    </details>
  );
}

function YardstickRow({ id }: { id: YardstickId }) {
  const { name, what } = yardstickOf(id);
  return (
    <details className={styles.row}>
      <summary className={styles.plain}>
        <span>
          <b>{name}</b>
          <span className={styles.what}>{what}</span>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.known}>
        <Facts facts={yardstickFacts(id)} />
        <div>
          <h3>Sources</h3>
          <SourceList sources={yardstickEvidence[id].sources} />
        </div>
        <ReviewLine reviewedOn={yardstickEvidence[id].reviewedOn} />
      </div>
    </details>
  );
}

/** The same exercise for people who prefer that nothing moves. */
function StillAir() {
  return (
    <div className={styles.form}>
      <h3>Still air, without moving things</h3>
      <EvidenceText id="still-air" />
      <SourceList sources={evidenceCards['still-air'].sources} />
    </div>
  );
}
