import { type FormEvent, useEffect, useState } from 'react';
import { plainDigits } from '#contract/plain-digits.ts';
import { mostThings, type Slot, verdictOf } from '#training/engines/chart-the-wind/own-day.ts';
import { dayCopy, duration, timeOfDay } from '#training/engines/chart-the-wind/own-day-copy.ts';
import {
  dayTyped,
  type FormFault,
  type TypedDay,
  type TypedThing,
  timeText,
} from '#training/engines/chart-the-wind/own-day-form.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import type { Note, Notes } from '#web/training/store/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './own-day.module.css';

interface OwnDayPageProps {
  notes: Notes;
  onDone(): void;
}

const engine = 'chart-the-wind';
const firstLines = 3;
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const emptyLine = (id: string): TypedThing => ({ id, name: '', minutes: '', at: '' });

/** From the next five minutes on, until the evening, or for two hours when it is late. */
function emptyDay(now: Date): TypedDay {
  const from = Math.ceil((now.getHours() * 60 + now.getMinutes()) / 5) * 5;
  const until = from < 16 * 60 ? 18 * 60 : from + 2 * 60;
  const things = Array.from({ length: firstLines }, (_, index) => emptyLine(`${now.getTime()}-${index}`));
  return { things, from: timeText(from), until: timeText(until) };
}

const faultWords: Readonly<Record<FormFault['what'], string>> = {
  name: 'What is it?',
  minutes: 'From 1 to 720',
  few: 'Write at least three things.',
  times: 'Say when you start and when you end.',
};

/**
 * Three to five things of the person's own day: whether they fit, and the obstacle if not. The text stays on this
 * device.
 */
export function OwnDayPage({ notes, onDone }: OwnDayPageProps) {
  const [day, setDay] = useState(() => emptyDay(new Date()));
  const [isChecked, setChecked] = useState(false);
  const [isKept, setKept] = useState(true);
  const typed = dayTyped(day);
  const faults = isChecked && 'faults' in typed ? typed.faults : [];
  const verdict = isChecked && 'day' in typed ? verdictOf(typed.day) : null;

  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
    void todaysNotes(notes).then((found) => {
      if (found.length > 0) setDay((before) => ({ ...before, things: linesOf(found) }));
    });
  }, [notes]);

  function change(next: Partial<TypedDay>) {
    setDay({ ...day, ...next });
    setChecked(false);
  }
  const changeLine = (id: string, next: Partial<TypedThing>) =>
    change({ things: day.things.map((line) => (line.id === id ? { ...line, ...next } : line)) });

  function check(event: FormEvent) {
    event.preventDefault();
    if (verdict !== null) return onDone();
    setChecked(true);
    if ('day' in typed) saveAll(notes, day.things).catch(() => setKept(false));
  }

  function drop(id: string) {
    change({ things: day.things.filter((line) => line.id !== id) });
    notes.erase(id).catch(() => setKept(false));
  }

  const faultOf = (what: FormFault['what'], line?: string) => {
    const found = faults.find((fault) => fault.what === what && (!('line' in fault) || fault.line === line));
    return found && faultWords[what];
  };
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Button variant="text" onClick={onDone}>
          Skip
        </Button>
      </header>
      <main id="main" className={styles.main}>
        <div>
          <h1 tabIndex={-1}>Your own day</h1>
          <p className="muted">Three to five things. See whether they fit.</p>
        </div>
        <form className={styles.form} onSubmit={check} noValidate>
          <div className={styles.times}>
            <Field
              label="You start at"
              type="time"
              value={day.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <Field
              label="You want to end at"
              type="time"
              value={day.until}
              onChange={({ target }) => change({ until: target.value })}
            />
          </div>
          <ol className={styles.things}>
            {day.things.map((line, index) => (
              <li key={line.id} className={styles.thing}>
                <Field
                  label={`${ordinals[index]} thing`}
                  maxLength={60}
                  autoComplete="off"
                  value={line.name}
                  error={faultOf('name', line.id)}
                  onChange={({ target }) => changeLine(line.id, { name: target.value })}
                />
                <Field
                  label="Minutes"
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  value={line.minutes}
                  error={faultOf('minutes', line.id)}
                  onChange={({ target }) => changeLine(line.id, { minutes: plainDigits(target.value) })}
                />
                <Field
                  label="Fixed time, if any"
                  type="time"
                  value={line.at}
                  onChange={({ target }) => changeLine(line.id, { at: target.value })}
                />
                {day.things.length > firstLines && (
                  <button
                    type="button"
                    className={styles.drop}
                    aria-label={`Leave out the ${ordinals[index]!.toLowerCase()} thing`}
                    onClick={() => drop(line.id)}
                  >
                    <TrainIcon name="trash" />
                  </button>
                )}
              </li>
            ))}
          </ol>
          {day.things.length < mostThings && (
            <Button
              variant="text"
              onClick={() => change({ things: [...day.things, emptyLine(`${Date.now()}-${day.things.length}`)] })}
            >
              Add one more
            </Button>
          )}
          {(['few', 'times'] as const).map((what) => (
            <p key={what} className={styles.fault} role="alert">
              {faultOf(what)}
            </p>
          ))}
          <section aria-live="polite">
            {verdict !== null && 'day' in typed && (
              <div className={styles.verdict}>
                <h2 className={verdict.kind === 'fits' ? styles.fits : undefined}>
                  {verdict.kind === 'fits' && <Marker kind="one" on />}
                  <span>{dayCopy(verdict, typed.day.untilMin).title}</span>
                </h2>
                {verdict.kind === 'fits' && <Timetable slots={verdict.slots} />}
                {dayCopy(verdict, typed.day.untilMin).lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
          </section>
          <p className={styles.note}>
            <Icon name="lock" size={20} />
            <span>
              {isKept
                ? 'Your words stay on this device, and are erased after 30 days.'
                : 'This device could not keep your words. They are gone when you leave.'}
            </span>
          </p>
          <Button wide type="submit">
            {verdict === null ? 'Does it fit?' : 'Finish'}
          </Button>
        </form>
      </main>
    </div>
  );
}

function Timetable({ slots }: { slots: readonly Slot[] }) {
  return (
    <ol className={styles.slots}>
      {slots.map(({ thing, fromMin }) => (
        <li key={thing.id}>
          <span className="number">{timeOfDay(fromMin)}</span>
          <b>{thing.name}</b>
          <span className="number">{duration(thing.minutes)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The things that were typed earlier today. */
async function todaysNotes(notes: Notes): Promise<Note[]> {
  const today = new Date().toDateString();
  const found = await notes.list(engine).catch(() => []);
  return found.filter(({ at }) => new Date(at).toDateString() === today).slice(-mostThings);
}

function linesOf(found: readonly Note[]): TypedThing[] {
  const lines = found.map(({ id, text, detail }) => ({
    id,
    name: text,
    minutes: String(detail.minutes ?? ''),
    at: String(detail.at ?? ''),
  }));
  const missing = Math.max(0, firstLines - lines.length);
  return [...lines, ...Array.from({ length: missing }, (_, index) => emptyLine(`${Date.now()}-more-${index}`))];
}

async function saveAll(notes: Notes, things: readonly TypedThing[]): Promise<void> {
  for (const { id, name, minutes, at } of things) {
    if (name.trim() === '') await notes.erase(id);
    else await notes.keep({ id, engine, at: Date.now(), text: name.trim(), detail: { minutes: Number(minutes), at } });
  }
}
