import { shortDate } from '#contract/short-date.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from './console-button.tsx';
import styles from './filter.module.css';
import form from './form.module.css';

interface FilterDaysProps {
  /** `YYYY-MM-DD`; undefined for any. */
  from: string | undefined;
  to: string | undefined;
  onChange(days: { from?: string; to?: string }): void;
}

/** The days of a list, both ends included. */
export function FilterDays({ from, to, onChange }: FilterDaysProps) {
  const close = (inside: HTMLElement) => inside.closest('details')?.removeAttribute('open');
  return (
    <details className={styles.days}>
      <summary className={form.pill}>
        <Icon name="calendar" size={18} />
        <span>{spanText(from, to)}</span>
      </summary>
      <form
        className={styles.daysForm}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const [first, last] = [textOf(data, 'from'), textOf(data, 'to')];
          onChange({ ...(first !== '' && { from: first }), ...(last !== '' && { to: last }) });
          close(event.currentTarget);
        }}
      >
        <label>
          From
          <input key={from} className={form.input} type="date" name="from" defaultValue={from} />
        </label>
        <label>
          To
          <input key={to} className={form.input} type="date" name="to" defaultValue={to} />
        </label>
        <div className={styles.daysActs}>
          <ConsoleButton look="main" type="submit">
            Show
          </ConsoleButton>
          <ConsoleButton
            onClick={(event) => {
              onChange({});
              close(event.currentTarget);
            }}
          >
            Any day
          </ConsoleButton>
        </div>
      </form>
    </details>
  );
}

/** Days as a filter names them: "18 Nov 2026 to 21 Nov 2026", "Since 18 Nov 2026", "Any day". */
export function spanText(from: string | undefined, to: string | undefined): string {
  if (from === undefined && to === undefined) return 'Any day';
  if (from === undefined) return `Until ${dayName(to!)}`;
  if (to === undefined) return `Since ${dayName(from)}`;
  return from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
}

/** At noon a day has the same name in every calendar. */
const dayName = (day: string) => shortDate(`${day}T12:00:00Z`, 'UTC');
