import { Button } from '#web/ui/button.tsx';
import { TrainIcon } from '../pictures/train-icon.tsx';
import styles from './read-to-me.module.css';
import type { Reader, Reading } from './reader.ts';

interface ReadToMeProps {
  reader: Reader;
  reading: Reading;
  sentences: readonly string[];
}

/** Reads the sentences aloud; while it does, it can be paused and begun again. */
export function ReadToMe({ reader, reading, sentences }: ReadToMeProps) {
  const { sentence, isPaused } = reading;
  const isReading = sentence !== null;
  return (
    <div className={styles.buttons}>
      <Button
        small
        variant="white"
        onClick={() => (isPaused ? reader.resume() : isReading ? reader.pause() : reader.start(sentences))}
      >
        {isReading && !isPaused ? <TrainIcon name="pause" size={20} /> : <TrainIcon name="sound" size={20} />}
        <span>{isPaused ? 'Go on' : isReading ? 'Pause' : 'Read to me'}</span>
      </Button>
      {isReading && (
        <Button small variant="white" onClick={() => reader.start(sentences)}>
          <TrainIcon name="undo" size={20} />
          <span>Again</span>
        </Button>
      )}
    </div>
  );
}
