import type { CSSProperties } from 'react';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { shortDate } from '#contract/short-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './publishing.module.css';
import { audienceText } from './publishing-copy.ts';

interface Span {
  key: number;
  text: string;
  state: 'before' | 'live' | 'planned';
  /** Epoch ms. */
  from: number;
  to: number;
}

const dayMs = 86_400_000;
/** What is shown of the past at least, and of the future at most. */
const shown = { pastMs: 30 * dayMs, futureMs: 45 * dayMs };

interface LanesProps {
  publications: readonly PublicationRow[];
  /** Epoch ms. */
  now: number;
  /** The text on a span, such as its version and price. */
  textOf(publication: PublicationRow): string;
}

/** Which version was shown when: one lane for each document and audience, with what is planned. */
export function Lanes({ publications, now, textOf }: LanesProps) {
  const lanes = lanesOf(publications, now, textOf);
  const first = Math.min(now - shown.pastMs, ...lanes.flatMap(({ spans }) => spans.map(({ from }) => from)));
  const [start, end] = [first, now + shown.futureMs];
  const share = (at: number) => ((Math.min(Math.max(at, start), end) - start) / (end - start)) * 100;
  return (
    <ul className={styles.lanes}>
      {lanes.map(({ name, spans }) => (
        <li key={name} className={styles.lane}>
          <span className={styles.laneName}>{name}</span>
          <div className={styles.track}>
            {spans.map((span) => (
              <span
                key={span.key}
                className={classNames(
                  styles.span,
                  span.state === 'live' && styles.spanLive,
                  span.state === 'planned' && styles.spanPlanned,
                )}
                style={{ '--from': share(span.from), '--long': share(span.to) - share(span.from) } as CSSProperties}
                title={spanTitle(span)}
              >
                {span.text}
              </span>
            ))}
            <span className={styles.nowLine} style={{ '--from': share(now) } as CSSProperties} aria-hidden="true" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function spanTitle({ text, state, from, to }: Span): string {
  const day = (at: number) => (Number.isFinite(at) ? shortDate(new Date(at).toISOString(), 'UTC') : '');
  const until = Number.isFinite(to) ? ` to ${day(to)}` : ' on';
  return `${text}, ${state === 'before' ? 'before' : state}, ${day(from)}${until}`;
}

/** A publication is shown until the next one of its lane begins, or until its end. */
function lanesOf(publications: readonly PublicationRow[], now: number, textOf: LanesProps['textOf']) {
  const begun = publications.filter(({ state }) => state !== 'waits' && state !== 'withdrawn');
  const names = [...new Set(begun.map(laneName))].sort();
  return names.map((name) => {
    const own = begun.filter((one) => laneName(one) === name).sort((a, b) => a.id - b.id);
    const sorted = [...own].sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
    const spans = sorted.map((one, place): Span => {
      const from = Date.parse(one.starts_at);
      const next = sorted[place + 1];
      const ends = [one.ends_at === null ? [] : Date.parse(one.ends_at), next ? Date.parse(next.starts_at) : []].flat();
      const to = Math.min(Number.POSITIVE_INFINITY, ...ends);
      const state = from > now ? 'planned' : to > now ? 'live' : 'before';
      return { key: one.id, text: textOf(one), state, from, to };
    });
    return { name, spans };
  });
}

function laneName({ document, audience }: PublicationRow): string {
  const whom = audienceText(audience);
  return whom === 'Everyone' || whom === document ? document : `${document}, ${whom}`;
}
