import type { FunnelReport } from '#contract/console/report.ts';
import { switchedOf } from '#contract/console/report-copy.ts';
import { countedText } from '#contract/format-count.ts';
import { shareText } from '#contract/format-share.ts';
import frame from '../frame/console.module.css';
import styles from './beside-figures.module.css';
import { numberLabel } from './report-labels.ts';

interface BesideProps extends Pick<FunnelReport, 'bots' | 'subscribers' | 'payments'> {
  /** Null for a role that may not see figures by quiz. */
  drawn: FunnelReport['drawn'] | null;
}

/** Remarks on the figures: visitors who changed the quiz, bots, subscribers, and the sources of the payments. */
export function BesideFigures({ drawn, bots, subscribers, payments }: BesideProps) {
  const switched = drawn && switchedOf(drawn);
  const allVisits = bots.share ? Math.round(bots.people / bots.share) : 0;
  return (
    <section className={frame.panel} aria-labelledby="beside">
      <div className={frame.panelHead}>
        <h2 id="beside">Beside the figures</h2>
        <span className={frame.quiet}>of all visits, whatever the filter</span>
      </div>
      <dl className={styles.beside}>
        {switched !== null && (
          <div>
            <dt>Took another quiz than the drawn one</dt>
            <dd>{`${numberLabel(switched.people)} of ${numberLabel(switched.of)}`}</dd>
            <dd>They count in the quiz they walked.</dd>
          </div>
        )}
        <div>
          <dt>Bots</dt>
          <dd>{`${numberLabel(bots.people)}${allVisits > 0 ? ` (${shareText(bots.people, allVisits)})` : ''}`}</dd>
          <dd>They call themselves so, and are in no other figure.</dd>
        </div>
        <div>
          <dt>Sessions of signed-in subscribers</dt>
          <dd>{numberLabel(subscribers.sessions)}</dd>
          <dd>
            {subscribers.sessions === 0
              ? 'They come to train, and would be in no other figure.'
              : `Of ${countedText(subscribers.people, 'person', 'people')} who came to train, and in no other figure.`}
          </dd>
        </div>
        <div>
          <dt>Payments confirmed by the provider</dt>
          <dd>{numberLabel(payments.confirmed)}</dd>
          <dd>
            {`${numberLabel(payments.measured)} came from measured browsers. ${countedText(payments.claimed, 'browser')} said that they paid, which counts for nothing.`}
          </dd>
        </div>
      </dl>
    </section>
  );
}
