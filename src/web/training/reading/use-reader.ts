import { useEffect, useMemo, useState } from 'react';
import {
  createReader,
  localVoice,
  type Reader,
  type Reading,
  type Synthesizer,
  type Utterance,
  type Voice,
} from './reader.ts';

const silent: Reading = { sentence: null, isPaused: false };

/** Reading with a voice of this device; null where it has none for the page's language. It stops on leaving. */
export function useReader(): { reader: Reader; reading: Reading } | null {
  const voice = useVoice();
  const [reading, setReading] = useState(silent);
  const reader = useMemo(() => {
    if (voice === null) return null;
    const utteranceOf = (text: string) => new SpeechSynthesisUtterance(text) as unknown as Utterance;
    return createReader(window.speechSynthesis as unknown as Synthesizer, voice, utteranceOf, setReading);
  }, [voice]);
  useEffect(() => () => reader?.stop(), [reader]);
  return reader && { reader, reading };
}

/** Some browsers know their voices only after a moment. */
function useVoice(): Voice | null {
  const [voice, setVoice] = useState<Voice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const choose = () => setVoice(localVoice(speechSynthesis.getVoices(), document.documentElement.lang || 'en'));
    choose();
    speechSynthesis.addEventListener('voiceschanged', choose);
    return () => speechSynthesis.removeEventListener('voiceschanged', choose);
  }, []);
  return voice;
}
