import { useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { airCopy, airDayLine, airTitle } from '#training/air/air-copy.ts';
import type { AirDay } from '#training/air/air-days.ts';
import type { AirStretch } from '#training/air/air-due.ts';
import { airPicture, dayX, hourY } from '#training/air/air-picture.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import type { Fact } from '#training/facts/fact-row.ts';
import { weekdayName } from '#training/training-day.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { svgAddress } from '../album/flight-picture.tsx';
import { type PictureButtonProps, PictureButtons } from '../album/picture-buttons.tsx';
import type { SharedImage } from '../album/shared-picture.ts';
import styles from './air-view.module.css';

interface AirViewProps {
  stretch: AirStretch;
  days: readonly AirDay[];
  facts: readonly Fact[];
  /** What the next week brings that was not flown yet; at most two. */
  next: readonly Exercise[];
}

/** The sizes that the picture is drawn for, and in which it is shown. */
const sizes = { 7: { w: 420, h: 560 }, 28: { w: 420, h: 640 } } as const;
const hours = [20 * 60, 12 * 60, 8 * 60] as const;

/** Your week in the air: one landscape, three facts, and what is new next (delight.md § 8). */
export function AirView({ stretch, days, facts, next }: AirViewProps) {
  const size = sizes[stretch.days];
  const src = useMemo(() => svgAddress(airPicture(days, size)), [days, size]);
  const image = useMemo(() => imageOf(days, stretch), [days, stretch]);
  const share = (value: number, of: number) => `${(100 * value) / of}%`;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.sky} style={{ aspectRatio: `${size.w} / ${size.h}` }}>
        <a className={styles.close} href={paths.train} aria-label="Back to Today">
          <Icon name="close" />
        </a>
        <img className={styles.picture} src={src} width={size.w} height={size.h} alt="" />
        <div className={styles.labels} aria-hidden="true">
          {stretch.days === 7 &&
            hours.map((minute, i) => (
              <span key={minute} className={styles.hour} style={{ top: share(hourY(minute, size.h), size.h) }}>
                {airCopy.times[i]}
              </span>
            ))}
          {days.slice(0, 7).map(({ day, flight }, i) => (
            <span
              key={day}
              className={flight === null ? styles.day : styles.flown}
              style={{ insetInlineStart: share(dayX(i, size.w), size.w) }}
            >
              {weekdayName(day)[0]}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{airTitle(stretch.days)}</h1>
          <p>{airCopy.how[stretch.days]}</p>
        </div>
        <ul className="visually-hidden">
          {days.map((each) => (
            <li key={each.day}>{airDayLine(each)}</li>
          ))}
        </ul>
        <ul className={styles.facts}>
          {facts.map(({ id, text }) => (
            <li key={id} className={styles.fact}>
              {text}
            </li>
          ))}
        </ul>
        {next.length > 0 && <NextThings title={airCopy.next[stretch.days]} exercises={next} />}
        <div className={styles.buttons}>
          <PictureButtons image={image} button={WideButton} />
          <Button wide href={paths.train}>
            Done
          </Button>
        </div>
      </div>
    </main>
  );
}

const imageOf = (days: readonly AirDay[], stretch: AirStretch): SharedImage => ({
  svg: (size) => airPicture(days, size),
  line: airTitle(stretch.days),
  shade: '#39469A',
});

function NextThings({ title, exercises }: { title: string; exercises: readonly Exercise[] }) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <ul>
        {exercises.map(({ id, name, what }) => (
          <li key={id} className={styles.new}>
            <Thumb id={id} />
            <span>
              <b>{name}</b>
              <span className={styles.what}>{what}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WideButton({ act, name, drawing }: PictureButtonProps) {
  return (
    <Button wide variant="white" onClick={act}>
      <Drawing path={drawing} size={20} />
      <span>{name}</span>
    </Button>
  );
}
