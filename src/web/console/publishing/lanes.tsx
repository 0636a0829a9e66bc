import { type CSSProperties, Fragment } from 'react';
import type { LaneRow } from '#contract/console/publishing.ts';
import { shortDate } from '#contract/short-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { daysOf, type LaneTexts, lanesOf, monthsIn, type Span, shareOf } from './lanes-of.ts';
import styles from './publishing.module.css';

interface LanesProps extends LaneTexts {
  publications: readonly LaneRow[];
  /** Epoch ms. */
  now: number;
}

/** Which version was shown when: one lane for each document and audience, with what is planned. */
export function Lanes({ publications, now, ...texts }: LanesProps) {
  const lanes = lanesOf(publications, now, texts);
  const days = daysOf(lanes, now);
  const share = (at: number) => shareOf(at, days);
  const from = (at: number) => ({ '--from': at }) as CSSProperties;
  const months = monthsIn(days, now);
  return (
    <div className={styles.lanes}>
      <div className={classNames(styles.lane, styles.months)} aria-hidden="true">
        <div className={styles.monthNames}>
          {months.map((month) => (
            <span key={month.share} style={from(month.share)}>
              {month.name}
            </span>
          ))}
          <b style={from(share(now))}>now</b>
        </div>
      </div>
      <ul>
        {lanes.map(({ key, name, spans }) => (
          <li key={key} className={styles.lane}>
            <span className={styles.laneName}>{name}</span>
            <div className={styles.track}>
              {months.map((month) => (
                <span key={month.share} className={styles.monthLine} style={from(month.share)} aria-hidden="true" />
              ))}
              {spans
                .filter(({ to }) => to > days.start)
                .map((span) => (
                  <Fragment key={span.key}>
                    <span
                      className={classNames(
                        styles.span,
                        span.state === 'live' && styles.spanLive,
                        span.state === 'planned' && styles.spanPlanned,
                        span.isBack && styles.spanBack,
                      )}
                      style={
                        { '--from': share(span.from), '--long': share(span.to) - share(span.from) } as CSSProperties
                      }
                      title={spanTitle(span)}
                    >
                      {span.text}
                    </span>
                    {span.isBack && (
                      <span className={styles.backMark} style={from(share(span.from))} aria-hidden="true" />
                    )}
                  </Fragment>
                ))}
              <span className={styles.nowLine} style={from(share(now))} aria-hidden="true" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function spanTitle({ text, state, isBack, from, to }: Span): string {
  const day = (at: number) => shortDate(new Date(at).toISOString(), 'UTC');
  const until = Number.isFinite(to) ? ` to ${day(to)}` : ' on';
  const back = isBack ? ', rolled back to' : '';
  return `${text}, ${state === 'before' ? 'before' : state}${back}, ${day(from)}${until}`;
}
