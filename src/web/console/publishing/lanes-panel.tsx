import { consoleCalls } from '#contract/console/calls.ts';
import type { LaneRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { Lanes } from './lanes.tsx';

interface LanesPanelProps {
  kind: string;
  /** Epoch ms. */
  now: number;
  /** The text on a span. */
  textOf(publication: LaneRow): string;
}

/** How lanes are read. */
export const laneSigns =
  'The line is now. Framed is live, hatched is planned; a triangle begins what was rolled back to.';

/** Which version was shown when, over the last twenty publications. */
export function LanesPanel({ kind, now, textOf }: LanesPanelProps) {
  const { loaded, retry } = useCall(consoleCalls.listPublications, { query: { kind } });
  return (
    <Panel title="When" foot={`${laneSigns} The last twenty publications.`}>
      {loaded !== null && 'data' in loaded ? (
        <Lanes publications={loaded.data.publications} now={now} textOf={textOf} nameOf={({ document }) => document} />
      ) : (
        <LoadingFigures loaded={loaded} retry={retry} />
      )}
    </Panel>
  );
}
