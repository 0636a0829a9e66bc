import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './read-to-me.module.css';
import { useStepText } from './step-text.ts';
import { useReader } from './use-reader.ts';

/** In memory: what a person wants read today says nothing about tomorrow. */
let isReadAloud = false;

/** Reads the steps of a guided exercise aloud, each when it comes, until it is switched off. */
export function ReadSteps() {
  const sentences = useStepText((step) => step.sentences);
  const [isOn, setOn] = useState(isReadAloud);
  const read = useReader();
  const reader = read?.reader;
  useEffect(() => {
    if (isOn && sentences.length > 0) reader?.start(sentences);
    return () => reader?.stop();
  }, [isOn, reader, sentences]);
  const sentence = read?.reading.sentence ?? null;
  useEffect(() => useStepText.setState({ read: sentence }), [sentence]);
  if (read === null) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Read to me"
      aria-pressed={isOn}
      onClick={() => {
        isReadAloud = !isOn;
        setOn(!isOn);
      }}
    >
      <Icon name="chat" />
    </button>
  );
}
