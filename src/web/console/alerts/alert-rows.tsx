import type { Alert } from '#contract/console/alerts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import list from '../kit/list.module.css';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import styles from './alerts.module.css';
import { acknowledge } from './use-alerts.ts';

interface AlertRowsProps {
  alerts: readonly Alert[];
  onChange(): void;
}

/** Alerts, each with its beginning, its figures and the operator who has seen it. */
export function AlertRows({ alerts, onChange }: AlertRowsProps) {
  return (
    <ul className={classNames(list.list, list.health)}>
      {alerts.map((alert) => (
        <li key={alert.id} data-row>
          <StatusIcon kind={signOf(alert)} />
          <span>
            <b>{alert.title}</b>
          </span>
          <span>
            since <Time at={alert.opened_at} />
          </span>
          <small>
            <span>{`${alert.evidence} ${alert.acknowledged_by !== null ? `Seen by ${alert.acknowledged_by}.` : ''}`}</span>
            {alert.resolved_at !== null && (
              <>
                <span>{' Over since '}</span>
                <Time at={alert.resolved_at} />
                <span>.</span>
              </>
            )}
          </small>
          {alert.resolved_at === null && alert.acknowledged_by === null && (
            <div className={styles.act}>
              <ConsoleButton isSmall aria-label={`Seen: ${alert.title}`} onClick={() => see(alert)}>
                Seen
              </ConsoleButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );

  async function see(alert: Alert) {
    await acknowledge(alert);
    onChange();
  }
}

const signOf = ({ severity, resolved_at }: Alert) =>
  resolved_at !== null ? 'off' : severity === 'critical' ? 'wrong' : 'look';
