import { Fragment, useEffect, useRef, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { type TimelineFilter, timelineFilters } from '#contract/console/desk-states.ts';
import type { TimelineAnswer, TimelineEntry } from '#contract/console/timeline.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import form from '../kit/form.module.css';
import { dayText, timeText } from '../kit/format-time.ts';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import timeline from '../kit/timeline.module.css';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { useConsoleSession } from '../session/console-session.ts';
import styles from './person.module.css';

const filterNames: Record<TimelineFilter, string> = { money: 'Money', email: 'Emails', audit: 'Audit' };

interface PersonTimelineProps {
  id: string;
  /** The person on the same page: when they are read again, the timeline is read again too. */
  of: unknown;
  /** How often health data were opened on this page; each opening is an entry. */
  opened: number;
}

/** All recorded entries of a person, newest first. */
export function PersonTimeline({ id, of, opened }: PersonTimelineProps) {
  const [show, setShow] = useState<TimelineFilter | null>(null);
  const pages = usePages(show ?? '');
  const { loaded, isOld, retry } = useCall(consoleCalls.readTimeline, {
    params: { id },
    query: { ...(show !== null && { show }), ...(pages.cursor !== undefined && { before: pages.cursor }) },
  });
  const shown = useRef({ of, opened });
  useEffect(() => {
    if (shown.current.of === of && shown.current.opened === opened) return;
    shown.current = { of, opened };
    retry();
  });
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <Panel
      title="Everything, newest first"
      aside={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
        <div className={form.choice} role="group" aria-label="Show">
          <button type="button" aria-pressed={show === null} onClick={() => setShow(null)}>
            All
          </button>
          {timelineFilters.map((one) => (
            <button type="button" key={one} aria-pressed={show === one} onClick={() => setShow(one)}>
              {filterNames[one]}
            </button>
          ))}
        </div>
      }
    >
      <LoadingFigures loaded={loaded} retry={retry} />
      {answer !== null && (
        <StaleData isOld={isOld}>
          {answer.entries.length === 0 ? <p className={styles.empty}>Nothing.</p> : <Entries answer={answer} />}
          <Pager pages={pages} next={answer.next} count={answer.entries.length} back="Newer" on="Older" />
        </StaleData>
      )}
    </Panel>
  );
}

function Entries({ answer }: { answer: TimelineAnswer }) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  return (
    <ol className={timeline.timeline}>
      {monthsOf(answer.entries, timeZone).map(({ name, entries }) => (
        <Fragment key={name}>
          <li className={timeline.yr}>
            <b>{name}</b>
          </li>
          {entries.map(({ entry, at }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and never change
              key={`${entry.at} ${place}`}
              className={entry.kind === 'money' ? timeline.m : undefined}
            >
              <time dateTime={entry.at} title={`${dayText(entry.at, 'UTC')}, ${timeText(entry.at, 'UTC')} UTC`}>
                {at}
              </time>
              <i aria-hidden="true" />
              <span className={styles.said}>
                {entry.kind === 'money' ? <b>{entry.text}</b> : <span>{entry.text}</span>}
                {entry.detail !== '' && <small>{entry.detail}</small>}
              </span>
            </li>
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

interface Month {
  /** "November 2026" */
  name: string;
  entries: { entry: TimelineEntry; at: string }[];
}

/** Entries by month, each with its day and time, "21, 09:41", in a time zone (IANA name). */
function monthsOf(entries: readonly TimelineEntry[], timeZone: string): Month[] {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const months: Month[] = [];
  for (const entry of entries) {
    const at = new Date(entry.at);
    const month = name.format(at);
    if (months.at(-1)?.name !== month) months.push({ name: month, entries: [] });
    months.at(-1)!.entries.push({ entry, at: `${day.format(at)}, ${time.format(at)}` });
  }
  return months;
}
