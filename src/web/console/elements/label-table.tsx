import type { ElementLabel } from '#contract/console/element-label.ts';
import { pageNames } from '#web/measuring/visual-selector/page-names.ts';
import { dateAndTime } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel, eventLabel } from '../funnel/report-labels.ts';
import styles from './label-table.module.css';

interface LabelTableProps {
  labels: readonly ElementLabel[];
  onShow(label: ElementLabel): void;
  onRemove(label: ElementLabel): void;
}

export function LabelTable({ labels, onShow, onRemove }: LabelTableProps) {
  return (
    <table className={styles.labels}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Element</th>
          <th scope="col">Presses</th>
          <th scope="col">Event</th>
          <th scope="col">Made</th>
          <th scope="col">
            <span className="visually-hidden">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label.id} data-row>
            <th scope="row">{label.name}</th>
            <td className={styles.element}>
              <span>{`${pageNames[label.page]} `}</span>
              <code>{label.selector}</code>
            </td>
            <td data-label="Presses">{countLabel(label.counts.presses)}</td>
            <td data-label="Event">
              {label.event === null || label.counts.event === null ? (
                'none'
              ) : (
                <>
                  <span>{eventLabel(label.event)}</span>
                  <br />
                  <span>{countLabel(label.counts.event)}</span>
                </>
              )}
            </td>
            <td data-label="Made">
              <span>{dateAndTime(label.made_at)}</span>
              <br />
              <span>{label.made_by}</span>
            </td>
            <td className={styles.actions}>
              <Button small variant="white" aria-label={`Show ${label.name}`} onClick={() => onShow(label)}>
                Show
              </Button>
              <Button small variant="text" aria-label={`Remove ${label.name}`} onClick={() => onRemove(label)}>
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
