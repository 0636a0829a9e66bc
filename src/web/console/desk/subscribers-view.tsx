import { navigate, useSearch } from 'wouter/use-browser-location';
import { consoleCalls } from '#contract/console/calls.ts';
import { subscriberStateCopy, subscriberStates } from '#contract/console/desk-states.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { SubscribersAnswer } from '#contract/console/subscribers.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useCall } from '../kit/use-call.ts';
import { type Pages, usePages } from '../kit/use-pages.ts';
import { useConsoleSession } from '../session/console-session.ts';
import { SearchBox } from './search-box.tsx';
import { stateBadges } from './state-badges.ts';
import { StateFilters } from './state-filters.tsx';
import { foundText, totalsText } from './subscriber-copy.ts';
import { SubscriberTable, subscriberColumns } from './subscriber-table.tsx';
import styles from './subscribers.module.css';
import { readSubscriberSearch, type SubscriberSearch, subscriberSearch } from './subscribers-query.ts';

/** Finds a person. The address holds the search. */
export function SubscribersView() {
  const search = readSubscriberSearch(useSearch());
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const pages = usePages(subscriberSearch(search));
  const { loaded, isOld, retry } = useCall(consoleCalls.findSubscribers, {
    query: { ...search, ...(pages.cursor !== undefined && { before: pages.cursor }) },
  });
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  const show = (next: SubscriberSearch) => navigate(`${consolePaths.subscribers}${subscriberSearch(next)}`);
  const days = `Days are ${timeZone === 'UTC' ? 'of UTC' : `of ${timeZone}`}.`;
  const totals = answer === null || search.q !== undefined ? '' : `${totalsText(answer.counts)} `;
  return (
    <>
      <PageHead title="Subscribers" about={`${totals}${days}`} />
      <section className={`${kit.panel} ${styles.find}`} aria-label="Search">
        <SearchBox q={search.q ?? ''} onSearch={(q) => show(q === '' ? {} : { q })} />
        <StateFilters
          state={search.state}
          counts={answer?.counts ?? null}
          onState={(state) => show({ ...(search.q !== undefined && { q: search.q }), ...(state && { state }) })}
        />
      </section>
      <LoadingFigures loaded={loaded} retry={retry} />
      {answer !== null && (
        <StaleData isOld={isOld}>
          <Found answer={answer} search={search} pages={pages} onClear={() => show({})} />
        </StaleData>
      )}
      <StatesLegend />
    </>
  );
}

interface FoundProps {
  answer: SubscribersAnswer;
  search: SubscriberSearch;
  pages: Pages;
  onClear(): void;
}

function Found({ answer, search, pages, onClear }: FoundProps) {
  const { rows, read_as } = answer;
  return (
    <Panel
      title={search.q === undefined ? 'Newest accounts' : foundText(answer, search.q)}
      aside={rows.length > 0 && <DownloadCsv name="subscribers" csv={() => tableCsv(subscriberColumns('UTC'), rows)} />}
      foot={
        <div className={styles.foot}>
          <span>
            <span>The newest account first.</span>
            {read_as !== null && <span>{` Read as ${read_as}.`}</span>}
            {answer.has_more_than_counted && <span> Type more of it to find the others.</span>}
          </span>
          <span className={styles.keys}>
            <span>
              <kbd>j</kbd> <kbd>k</kbd> move
            </span>
            <span>
              <kbd>Enter</kbd> open
            </span>
            <span>
              <kbd>/</kbd> search
            </span>
          </span>
        </div>
      }
    >
      {rows.length > 0 ? (
        <SubscriberTable rows={rows} />
      ) : (
        <EmptyState
          drawing={firstDrawings.list}
          title="Nobody"
          acts={
            (search.q !== undefined || search.state !== undefined) && (
              <ConsoleButton onClick={onClear}>Show everybody</ConsoleButton>
            )
          }
        >
          <p>{nobodyText(answer, search)}</p>
        </EmptyState>
      )}
      <Pager pages={pages} next={answer.next} count={rows.length} back="Newer" on="Older" />
    </Panel>
  );
}

function nobodyText({ read_as }: SubscribersAnswer, { q, state }: SubscriberSearch): string {
  if (q === undefined) return state === undefined ? 'Nobody has an account yet.' : 'Nobody is in this state.';
  const found = state === undefined ? '' : ', in this state';
  return `It was read as ${read_as}${found}. Try the address as it was typed at the purchase, the number on the receipt, or the last four digits of the card with the amount and the day. Who was erased is not found.`;
}

/** The meaning of the states, and what this page does not show. */
function StatesLegend() {
  return (
    <Panel
      title="What the states mean"
      foot="Addresses stay hidden until a person is opened. Each search and each opening is written to the audit log. Answers are never shown; quiz, goals and skills only on the person’s page, with a reason. Growth and analyst do not see this page."
    >
      <ul className={styles.legend}>
        {subscriberStates.map((state) => (
          <li key={state}>
            <StatusBadge kind={stateBadges[state]}>{subscriberStateCopy[state].name}</StatusBadge>
            <span>{subscriberStateCopy[state].means}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
