import { useHydrated } from '#web/platform/use-hydrated.ts';
import choice from '#web/ui/choice.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Dial, type DialBand } from '#web/ui/dial.tsx';
import { Marker } from '#web/ui/marker.tsx';
import { homeCopy } from './home-copy.ts';
import styles from './how-it-works.module.css';
import { WeekTail } from './week-tail.tsx';

/** Answers of a question about how often. */
export const sampleAnswers = ['Most of the time', 'Often', 'Sometimes'];

/** Three parts of the product with their purpose; the pictures are decoration. */
export function HowItWorks() {
  const isHydrated = useHydrated();
  return (
    <section className={`wrap ${styles.how}`} id="how" aria-labelledby="how-title">
      <h2 id="how-title">{homeCopy.say('how')}</h2>
      <ol className={styles.steps}>
        <li>
          <div className={styles.picture} aria-hidden="true">
            {sampleAnswers.map((answer, index) => (
              <span key={answer} className={classNames(choice.choice, styles.answer, index === 1 && choice.chosen)}>
                <span>{answer}</span>
                <Marker kind="one" on={index === 1} />
              </span>
            ))}
          </div>
          <h3>{homeCopy.say('how-check')}</h3>
          <p className="muted">{homeCopy.say('how-check-more')}</p>
        </li>
        <li>
          <div className={styles.picture}>
            {/* Not in the prerendered HTML, where it would weigh a thirtieth of the page. */}
            <div className={styles.dial}>{isHydrated && <Dial score={sampleResult.score} bands={sampleBands} />}</div>
            <p className={`${styles.sample} number`}>
              Sample: <b>{sampleResult.word}</b>
              <span>{` · ${sampleResult.score} of 100`}</span>
            </p>
          </div>
          <h3>{homeCopy.say('how-profile')}</h3>
          <p className="muted">{homeCopy.say('how-profile-more')}</p>
        </li>
        <li>
          <div className={styles.picture} aria-hidden="true">
            <WeekTail />
          </div>
          <h3>{homeCopy.say('how-train')}</h3>
          <p className="muted">{homeCopy.say('how-train-more')}</p>
        </li>
      </ol>
    </section>
  );
}

export const sampleBands: DialBand[] = [
  { from: 0, to: 30, tone: 'level-1', word: 'Low' },
  { from: 30, to: 60, tone: 'level-2', word: 'Middle' },
  { from: 60, to: 100, tone: 'level-3', word: 'High' },
];

/** One of the results that the quizzes about signs can show. */
export const sampleResult = { points: 30, word: 'Middle', score: 48 };
