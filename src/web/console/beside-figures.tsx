import type { FunnelReport } from '../../contract/report';
import { shareWords, switchedOf } from '../../contract/report-words';
import styles from './beside-figures.module.css';
import frame from './console.module.css';
import { countWords } from './report-words';

/** What the figures have to be judged by: who is not in them, and whose word they go by. */
export function BesideFigures({ drawn, bots, payments }: Pick<FunnelReport, 'drawn' | 'bots' | 'payments'>) {
  const switched = switchedOf(drawn);
  const allVisits = bots.share ? Math.round(bots.people / bots.share) : 0;
  return (
    <section className={frame.panel} aria-labelledby="beside">
      <div className={frame.panelHead}>
        <h2 id="beside">Beside the figures</h2>
        <span className={frame.quiet}>bots and payments of all visits</span>
      </div>
      <dl className={styles.beside}>
        <div>
          <dt>Took another quiz than the drawn one</dt>
          <dd>
            {countWords(switched.people)} of {countWords(switched.of)}
          </dd>
          <dd>They count in the quiz they walked.</dd>
        </div>
        <div>
          <dt>Bots</dt>
          <dd>
            {countWords(bots.people)} ({shareWords(bots.share, allVisits)})
          </dd>
          <dd>They call themselves so, and are in no other figure.</dd>
        </div>
        <div>
          <dt>Payments confirmed by the provider</dt>
          <dd>{countWords(payments.confirmed)}</dd>
          <dd>
            {countWords(payments.measured)} came from measured browsers. {countWords(payments.claimed)} browsers said
            that they paid, which counts for nothing.
          </dd>
        </div>
      </dl>
    </section>
  );
}
