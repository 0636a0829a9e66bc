import type { Alert } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import kit from '../kit/kit.module.css';
import { useCall } from '../kit/use-call.ts';
import styles from './alert-banner.module.css';

/**
 * A banner above every page while a critical alert is open and unseen. Shows nothing when the alerts cannot be read.
 */
export function AlertBanner() {
  const { loaded } = useCall(consoleCalls.listAlerts, { query: {} });
  if (loaded === null || 'fault' in loaded) return null;
  return <OpenAlerts alerts={loaded.data.alerts.filter(isPressing)} />;
}

const isPressing = ({ severity, acknowledged_by }: Alert) => severity === 'critical' && acknowledged_by === null;

function OpenAlerts({ alerts }: { alerts: readonly Alert[] }) {
  const [first, ...others] = alerts;
  if (first === undefined) return null;
  return (
    <section className={classNames(kit.banner, kit.bannerDanger, styles.banner)} aria-label="Alert">
      <Icon name="warn" size={22} />
      <div>
        <p className={kit.bannerTitle}>{`${first.title}${others.length > 0 ? ` and ${others.length} more` : ''}`}</p>
        <p>
          <span>{`${first.evidence} `}</span>
          <a href={consolePaths.overview}>Look at the alerts</a>
        </p>
      </div>
    </section>
  );
}
