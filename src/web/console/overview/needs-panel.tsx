import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { WorkFoot } from '../work/work-foot.tsx';
import { WorkRows } from '../work/work-rows.tsx';
import styles from './overview.module.css';

const most = '7';

/** The first rows of the work list. */
export function NeedsPanel() {
  const { loaded, retry } = useCall(consoleCalls.listWork, { query: { limit: most } });
  const data = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <Panel
      title="Needs a person"
      aside={
        data !== null &&
        data.counts.open > 0 && (
          <a className={styles.all} href={consolePaths.work}>
            <span className={kit.count}>{data.counts.open}</span> All
          </a>
        )
      }
      foot={data === null ? undefined : <WorkFoot list={data} />}
    >
      <LoadingFigures loaded={loaded} retry={retry} />
      {data !== null &&
        (data.rows.length === 0 ? (
          <EmptyState drawing="M4.5 12.5l5 5 10-11" title="Nothing needs a person." />
        ) : (
          <WorkRows rows={data.rows} onChange={retry} isShort />
        ))}
    </Panel>
  );
}
