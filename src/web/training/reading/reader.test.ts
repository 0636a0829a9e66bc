import { expect, it } from 'vitest';
import { createReader, localVoice, type Reading, type Utterance, type Voice } from './reader.ts';

const voice = (lang: string, localService = true, isDefault = false): Voice => ({
  lang,
  localService,
  default: isDefault,
});

/** A synthesizer whose sentences end when the test says so. */
function fakeReading() {
  const said: string[] = [];
  const readings: Reading[] = [];
  let current: (Utterance & { text: string }) | null = null;
  const synthesizer = {
    speak(utterance: Utterance) {
      current = utterance as Utterance & { text: string };
      said.push(current.text);
    },
    cancel() {
      const left = current;
      current = null;
      // As browsers do: what is cancelled ends with an error.
      left?.onerror?.();
    },
  };
  const reader = createReader(
    synthesizer,
    voice('en-US'),
    (text): Utterance => ({ text, voice: null, lang: '', onend: null, onerror: null }) as Utterance,
    (reading) => readings.push(reading),
  );
  return {
    reader,
    said,
    spoken: () => current,
    end: () => current!.onend!(),
    fail: () => current!.onerror!(),
    reading: () => readings.at(-1),
  };
}

const sentences = ['One.', 'Two.', 'Three.'];

it('reads one sentence after the other, and says which', () => {
  const fake = fakeReading();
  fake.reader.start(sentences);
  expect(fake.reading()).toEqual({ sentence: 0, isPaused: false });
  fake.end();
  expect(fake.reading()).toEqual({ sentence: 1, isPaused: false });
  fake.end();
  fake.end();
  expect(fake.reading()).toEqual({ sentence: null, isPaused: false });
  expect(fake.said).toEqual(sentences);
});

it('speaks in the voice of the device', () => {
  const fake = fakeReading();
  fake.reader.start(sentences);
  expect(fake.spoken()).toMatchObject({ voice: { lang: 'en-US' }, lang: 'en-US' });
});

it('pauses within a sentence, and goes on with its beginning', () => {
  const fake = fakeReading();
  fake.reader.start(sentences);
  fake.end();
  fake.reader.pause();
  expect(fake.reading()).toEqual({ sentence: 1, isPaused: true });
  expect(fake.spoken()).toBeNull();
  fake.reader.resume();
  expect(fake.said).toEqual(['One.', 'Two.', 'Two.']);
});

it('begins again from the first sentence, and the end of the earlier one moves nothing', () => {
  const fake = fakeReading();
  fake.reader.start(sentences);
  const first = fake.spoken()!;
  fake.reader.start(sentences);
  first.onend!();
  expect(fake.reading()).toEqual({ sentence: 0, isPaused: false });
  expect(fake.said).toEqual(['One.', 'One.']);
});

it('stops at once, and when the device cannot speak', () => {
  const left = fakeReading();
  left.reader.start(sentences);
  left.reader.stop();
  expect([left.spoken(), left.reading()]).toEqual([null, { sentence: null, isPaused: false }]);
  const broken = fakeReading();
  broken.reader.start(sentences);
  broken.fail();
  expect(broken.reading()).toEqual({ sentence: null, isPaused: false });
  expect(broken.said).toEqual(['One.']);
});

it.each([
  ['the page’s language', [voice('de-DE'), voice('en-GB')], 'en', 'en-GB'],
  ['the device’s own default', [voice('en-GB'), voice('en-US', true, true)], 'en', 'en-US'],
  ['a language written with an underscore', [voice('en_US')], 'en-GB', 'en_US'],
])('a voice is chosen by %s', (_, voices, language, lang) => {
  expect(localVoice(voices, language)?.lang).toBe(lang);
});

it.each([
  ['none', []],
  ['none of the language', [voice('de-DE')]],
  ['only one that is fetched', [voice('en-US', false)]],
])('a device with voices, but %s, reads nothing', (_, voices) => {
  expect(localVoice(voices, 'en')).toBeNull();
});
