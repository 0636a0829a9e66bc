import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { SavedWhere, TrainingPause } from '#contract/training.ts';
import type { Setting } from '#training/entries/entry.ts';
import { type Folded, settingOf } from '#training/entries/fold.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { lookWeekday } from '#training/weekly-look/weekly-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { RowLink, Rows } from '#web/ui/rows.tsx';
import { Switches, type SwitchRow } from '../play/switches.tsx';
import { LookDay } from './look-day.tsx';
import { PauseCard } from './pause-card.tsx';
import { RestDays } from './rest-days.tsx';
import styles from './settings-view.module.css';

interface SettingsViewProps {
  folded: Folded;
  /** Of the plan. */
  minutes: number;
  pause: TrainingPause | null;
  /** Null until the person has chosen. */
  where: SavedWhere | null;
  /** The training day. */
  today: string;
  onSetting(setting: Setting): void;
  onPause(untilDay: string | null): void;
  onEndPause(): void;
  /** The reminders. */
  children: ReactNode;
}

const saidWhere = { account: 'In your account, and on this device', device: 'On this device only' } as const;

/** All that a person decides about their training, on one page. */
export function SettingsView(props: SettingsViewProps) {
  const { folded, minutes, pause, where, today, onSetting, onPause, onEndPause, children } = props;
  return (
    <div className={styles.settings}>
      <div className={styles.part}>
        <Rows>
          <RowLink icon="sun" label="Minutes a day" detail={`${minutes} minutes`} href={`${paths.plan}#minutes`} />
          <RowLink icon="target" label="Goals and skills" detail="Your four weeks" href={paths.plan} />
        </Rows>
        <Card title="Your days">
          <RestDays
            chosen={settingOf(folded, 'rest-days') ?? []}
            onChange={(value) => onSetting({ name: 'rest-days', value })}
          />
          <LookDay chosen={lookWeekday(folded)} onChange={(value) => onSetting({ name: 'look-day', value })} />
        </Card>
        <PauseCard pause={pause} today={today} onPause={onPause} onEnd={onEndPause} />
      </div>
      <div className={styles.part}>
        <Card title="In play">
          <Switches rows={playSwitches(folded, onSetting)} />
        </Card>
        {children}
        <Rows>
          <RowLink
            icon="shield"
            label="What is kept where"
            detail={where === null ? undefined : saidWhere[where]}
            href={paths.progress}
          />
        </Rows>
      </div>
    </div>
  );
}

/** The exercises that have a clock. The last one moves. */
const clocked: readonly ExerciseId[] = ['count-the-bows', 'wait-for-the-gust', 'change-course'];
const moving: ExerciseId = 'hold-the-line';

function playSwitches(folded: Folded, onSetting: SettingsViewProps['onSetting']): SwitchRow[] {
  const quiet = settingOf(folded, 'quiet-forms') ?? [];
  const setQuiet = (ids: readonly ExerciseId[]) => (isOn: boolean) => {
    const others = quiet.filter((id) => !ids.includes(id));
    onSetting({ name: 'quiet-forms', value: isOn ? [...others, ...ids] : others });
  };
  return [
    {
      label: 'Sound',
      note: 'Soft, never needed',
      icon: 'sound',
      isOn: settingOf(folded, 'sound') ?? false,
      onChange: (value) => onSetting({ name: 'sound', value }),
    },
    {
      label: 'Vibration',
      icon: 'buzz',
      isOn: settingOf(folded, 'vibration') ?? false,
      onChange: (value) => onSetting({ name: 'vibration', value }),
    },
    {
      label: 'Without moving things',
      note: 'The same, standing still',
      icon: 'pause',
      isOn: quiet.includes(moving),
      onChange: setQuiet([moving]),
    },
    {
      label: 'Without the clock',
      note: 'As slow as you like',
      icon: 'clock',
      isOn: clocked.every((id) => quiet.includes(id)),
      onChange: setQuiet(clocked),
    },
  ];
}
