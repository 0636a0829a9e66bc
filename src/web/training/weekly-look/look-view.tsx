import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { firstWordText, lookCopy, sumText } from '#training/weekly-look/look-copy.ts';
import { highestOfAll, type LookItem } from '#training/weekly-look/look-items.ts';
import { type LookAnswers, sumOf } from '#training/weekly-look/look-sum.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HelpNow } from '../guided/help-now.tsx';
import { LookDay } from '../settings/look-day.tsx';
import styles from './look-view.module.css';

interface LookDayFacts {
  /** 0 is Monday; null before the first training day. */
  weekday: number | null;
  /** When the next one opens, in words; null before the first training day. */
  opens: string | null;
  onWeekday(day: number): void;
}

interface LookKeptProps extends LookDayFacts {
  items: readonly LookItem[];
  answers: LookAnswers;
  /** The number of weekly looks with these questions, including this one. */
  looks: number;
}

/** The end of a weekly look: the sum as a plain fact, and the number of looks until the first verdict. */
export function LookSaved({ items, answers, looks, ...day }: LookKeptProps) {
  return (
    <LookView title={lookCopy.kept} {...day}>
      <p>{sumText(sumOf(items, answers), items.length, highestOfAll(items))}</p>
      <p className="muted">{`${lookCopy.direction} ${firstWordText(looks)}`}</p>
    </LookView>
  );
}

interface LookClosedProps extends LookDayFacts {
  isDone: boolean;
}

/** The page on a day without a weekly look. */
export const LookClosed = ({ isDone, ...day }: LookClosedProps) => (
  <LookView title={isDone ? lookCopy.isDone : lookCopy.isClosed} {...day}>
    {null}
  </LookView>
);

function LookView({
  title,
  weekday,
  opens,
  onWeekday,
  children,
}: LookDayFacts & { title: string; children: ReactNode }) {
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <p className="muted" role="status">
        {opens === null ? lookCopy.firstOpens : lookCopy.opens(opens)}
      </p>
      <Card>
        <LookDay chosen={weekday} onChange={onWeekday} />
      </Card>
      <div className={styles.buttons}>
        <Button wide href={paths.train}>
          Back to today
        </Button>
        <Button wide variant="white" href={paths.progress}>
          Open progress
        </Button>
      </div>
      <p className="small muted">
        <HelpNow back={lookCopy.back} />
      </p>
    </div>
  );
}
