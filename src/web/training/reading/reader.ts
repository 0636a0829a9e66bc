/** The parts of `speechSynthesis` that reading needs; another one in tests. */
export interface Synthesizer {
  getVoices(): readonly Voice[];
  speak(utterance: Utterance): void;
  cancel(): void;
}

export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

export interface Utterance {
  voice: Voice | null;
  lang: string;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Reading {
  /** The index of the sentence that is read, or where it paused; null when nothing is read. */
  sentence: number | null;
  isPaused: boolean;
}

export interface Reader {
  /** Reads from the first sentence. */
  start(sentences: readonly string[]): void;
  /** Goes on with the beginning of the sentence, because not every device can pause within one. */
  resume(): void;
  pause(): void;
  stop(): void;
}

/** A voice that is on this device and speaks the page's language, so that nothing is fetched; null without one. */
export function localVoice(voices: readonly Voice[], language: string): Voice | null {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const own = voices.filter(({ localService, lang }) => localService && base(lang) === base(language));
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}

/**
 * Reads sentence by sentence.
 * @param utteranceOf makes what the synthesizer speaks
 * @param onChange is told which sentence is read
 */
export function createReader(
  synthesizer: Pick<Synthesizer, 'speak' | 'cancel'>,
  voice: Voice,
  utteranceOf: (text: string) => Utterance,
  onChange: (reading: Reading) => void,
): Reader {
  let sentences: readonly string[] = [];
  let at = 0;
  // Ends and errors of what was cancelled come late, and belong to an earlier turn.
  let turn = 0;

  function speak(index: number) {
    turn += 1;
    at = index;
    const text = sentences[index];
    if (text === undefined) return onChange({ sentence: null, isPaused: false });
    const mine = turn;
    const utterance = utteranceOf(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => mine === turn && speak(index + 1);
    utterance.onerror = () => mine === turn && stop();
    onChange({ sentence: index, isPaused: false });
    synthesizer.speak(utterance);
  }

  function silence() {
    turn += 1;
    synthesizer.cancel();
  }

  function stop() {
    silence();
    onChange({ sentence: null, isPaused: false });
  }

  return {
    start(all) {
      silence();
      sentences = all;
      speak(0);
    },
    resume: () => speak(at),
    pause() {
      silence();
      onChange({ sentence: at, isPaused: true });
    },
    stop,
  };
}
