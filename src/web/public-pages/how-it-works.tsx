import choice from '#web/ui/choice.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Dial, type DialBand } from '#web/ui/dial.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './how-it-works.module.css';
import { WeekTail } from './week-tail.tsx';

const bands: DialBand[] = [
  { from: 0, to: 30, tone: 'level-1', word: 'Low' },
  { from: 30, to: 60, tone: 'level-2', word: 'Middle' },
  { from: 60, to: 100, tone: 'level-3', word: 'High' },
];

const sampleAnswers = ['Almost every day', 'A few times a week', 'Rarely'];

/** Three parts of the product with their purpose; the pictures are decoration. */
export function HowItWorks() {
  return (
    <section className={`wrap ${styles.how}`} id="how" aria-labelledby="how-title">
      <h2 id="how-title">How it works</h2>
      <ol className={styles.steps}>
        <li>
          <div className={styles.picture} aria-hidden="true">
            {sampleAnswers.map((answer, index) => (
              <span key={answer} className={classNames(choice.choice, styles.answer, index === 1 && choice.chosen)}>
                {answer}
                <Marker kind="one" on={index === 1} />
              </span>
            ))}
          </div>
          <h3>Check in</h3>
          <p className="muted">One question per screen. Go back whenever you like. Your answers stay on this device.</p>
        </li>
        <li>
          <div className={styles.picture}>
            <div className={styles.dial}>
              <Dial score={38} bands={bands} />
            </div>
          </div>
          <h3>See your profile</h3>
          <p className="muted">
            A score from 0 to 100 and four everyday areas, in plain words. It is a self-check, not a diagnosis.
          </p>
        </li>
        <li>
          <div className={styles.picture} aria-hidden="true">
            <WeekTail />
          </div>
          <h3>Train in short flights</h3>
          <p className="muted">
            Five to thirty minutes a day, on the web or in the phone app. Missed days never reset anything.
          </p>
        </li>
      </ol>
    </section>
  );
}
