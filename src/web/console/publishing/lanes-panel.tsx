import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { Lanes } from './lanes.tsx';

interface LanesPanelProps {
  kind: string;
  /** Epoch ms. */
  now: number;
  /** The text on a span. */
  textOf(publication: PublicationRow): string;
}

/** Which version was shown when, over the last twenty publications. */
export function LanesPanel({ kind, now, textOf }: LanesPanelProps) {
  const { loaded, retry } = useCall(consoleCalls.listPublications, { query: { kind } });
  return (
    <Panel title="When" foot="Solid is live, hatched is planned. The last twenty publications.">
      {loaded !== null && 'data' in loaded ? (
        <Lanes publications={loaded.data.publications} now={now} textOf={textOf} />
      ) : (
        <LoadingFigures loaded={loaded} retry={retry} />
      )}
    </Panel>
  );
}
