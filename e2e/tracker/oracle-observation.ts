import type { Cookie } from '@playwright/test';
import type { ReceivedUpload, StoredEvent } from './scripted-server.ts';

type SeenUpload = Pick<ReceivedUpload, 'body' | 'contentType' | 'viaBeacon' | 'answeredWith'>;

/** Everything that was observed of one tracker in one scenario. */
export interface Observation {
  /** Epoch ms of the page's clock when the scenario began. */
  startedAt: number;
  /** The names that the scenario tracked, in order. */
  tracked: readonly string[];
  uploads: readonly SeenUpload[];
  /** The URLs at which the last page requested the remote configuration, one for each attempt. */
  configUrls: readonly string[];
  stored: readonly StoredEvent[];
  /** Names of the events that browser storage holds at the end. */
  waiting: readonly string[];
  storageKeys: readonly string[];
  cookies: readonly Cookie[];
  /** The console messages. */
  messages: readonly string[];
  /** Epoch ms of the real clock when the cookies were read. */
  readAt: number;
}

/** Both trackers keep events as JSON: the official one as a list, ours with the list under `events`. */
export function namesWaitingIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const value: unknown = JSON.parse(text);
    const events = Array.isArray(value) ? value : (value as { events?: unknown[] }).events;
    return (events ?? []).map((event) => String((event as { event_type?: string }).event_type));
  });
}

/** A browser repeats a call by itself when a reused connection breaks; the tracker does not notice. */
function isRepeatOfTheBrowser(previous: SeenUpload, upload: SeenUpload): boolean {
  return previous.answeredWith === 'no answer' && JSON.stringify(previous.body) === JSON.stringify(upload.body);
}

export function withoutRepeatsOfTheBrowser<Upload extends SeenUpload>(uploads: readonly Upload[]): Upload[] {
  return uploads.filter((upload, index) => index === 0 || !isRepeatOfTheBrowser(uploads[index - 1]!, upload));
}

/** The number of an attempt, from 1, after the `earlier` ones. */
export function attemptOf(upload: SeenUpload, earlier: readonly SeenUpload[]): number {
  return withoutRepeatsOfTheBrowser([...earlier, upload]).length;
}
