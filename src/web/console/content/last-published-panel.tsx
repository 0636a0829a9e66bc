import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { changesText } from '../publishing/publishing-copy.ts';
import { namedOf } from './desk-kinds.ts';
import { historyPath } from './history-query.ts';

const shown = 4;

/** The last publications that were shown to somebody. */
export function LastPublishedPanel() {
  const { loaded, retry } = useCall(consoleCalls.listPublications, { query: {} });
  return (
    <Panel title="Last published" aside={<a href={consolePaths.history}>History</a>}>
      {loaded !== null && 'data' in loaded ? (
        <LastPublished publications={loaded.data.publications} />
      ) : (
        <LoadingFigures loaded={loaded} retry={retry} />
      )}
    </Panel>
  );
}

function LastPublished({ publications }: { publications: readonly PublicationRow[] }) {
  const last = publications.filter(({ state }) => isShown[state]).slice(0, shown);
  if (last.length === 0) {
    return (
      <div className={kit.panelBody}>
        <p>Nothing was published so far.</p>
      </div>
    );
  }
  return (
    <ul className={`${list.list} ${list.health}`}>
      {last.map((publication) => (
        <li key={publication.id} data-row>
          <StatusIcon kind={publication.state === 'live' ? 'fine' : 'off'} />
          <a href={historyPath({ chosen: String(publication.id) })}>
            {`${namedOf(publication)}, version ${publication.number}`}
          </a>
          <Time at={publication.starts_at} />
          <small>{`${changesText(publication)} · ${people(publication)}`}</small>
        </li>
      ))}
    </ul>
  );
}

/** Whether somebody was shown a publication of this state. */
const isShown: Record<PublicationRow['state'], boolean> = {
  live: true,
  covered: true,
  over: true,
  planned: false,
  waits: false,
  withdrawn: false,
};

const people = ({ asked_by, approved_by }: PublicationRow): string =>
  approved_by === null || approved_by === asked_by ? asked_by : `${asked_by}, ${approved_by}`;
