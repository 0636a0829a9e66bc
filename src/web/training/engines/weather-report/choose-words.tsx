import { useState } from 'react';
import { feelingWords, type WeatherId, weatherCopy, weathers } from '#training/engines/weather-report/weather-copy.ts';
import { mostWords, offeredWords, toggled } from '#training/engines/weather-report/weather-report.ts';
import { GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedPast } from '#web/training/guided/guided-props.ts';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './choose-words.module.css';
import { WeatherGlyph } from './weather-glyph.tsx';

interface ChooseWordsProps {
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
  past: readonly GuidedPast[];
  /** Epoch ms. */
  at: number;
}

const copy = weatherCopy.pick;

/** Eight weathers; an open one shows its six words. */
export function ChooseWords({ chosen, onChange, past, at }: ChooseWordsProps) {
  const [open, setOpen] = useState<WeatherId | null>(null);
  const shown = weathers.find(({ id }) => id === open);
  const weatherButtons = (
    <ul className={styles.weathers}>
      {weathers.map(({ id, name, words }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.weather}
            aria-expanded={open === id}
            aria-controls="weather-words"
            onClick={() => setOpen(open === id ? null : id)}
          >
            <WeatherGlyph weather={id} />
            <span>{name}</span>
            {words.some((word) => chosen.includes(word.id)) && <span className={styles.mark} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <GuidedTitle lead={copy.text} beside={weatherButtons}>
        {copy.title}
      </GuidedTitle>
      <div id="weather-words">
        {shown !== undefined && (
          <Picks label={shown.name} isTitleShown>
            {offeredWords(shown, past, at).map(({ id, label }) => (
              <Pick key={id} isChosen={chosen.includes(id)} onPress={() => onChange(toggled(chosen, id))}>
                {label}
              </Pick>
            ))}
          </Picks>
        )}
      </div>
      {chosen.length > 0 && (
        <div className={styles.kept}>
          <Picks label={weatherCopy.kept} isTitleShown>
            {chosen.map((id) => (
              <Pick key={id} onPress={() => onChange(toggled(chosen, id))}>
                <span>{feelingWords.get(id)!.label}</span>
                <span className="visually-hidden">, put back</span>
                <Icon name="close" size={18} />
              </Pick>
            ))}
          </Picks>
        </div>
      )}
      <p className="muted small" role="status">
        {chosen.length === mostWords && weatherCopy.full}
      </p>
    </>
  );
}
