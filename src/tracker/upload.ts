import type { UploadAnswer, UploadBody } from '#contract/event-upload.ts';
import { analyticsMessages } from '#contract/messages.ts';
import type { QueuedEvent } from './queue.ts';
import type { Answer } from './sender.ts';

const uploadTimeoutMs = 30_000;
/** Browsers send at most 64 KiB after the page has ended, and refuse keepalive requests above that. */
const maxKeepaliveBytes = 64 * 1024;
/** The server's minimum length of user and device ids. */
const minIdLength = 5;

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
  setInterval(action: () => void, everyMs: number): number;
  clearInterval(timer: number): void;
}

/** What uploading needs from the browser. */
export interface UploadDeps {
  apiKey: string;
  /** The URL of the ingestion, or a path of this site. */
  endpoint: string;
  fetch: typeof fetch;
  sendBeacon: (url: string, body: string) => boolean;
  now: () => number;
  timers: Timers;
  warn: (message: string) => void;
}

interface Upload {
  post: (chunk: readonly QueuedEvent[], attempt: number) => Promise<Answer>;
  postOnLeaving: (chunk: readonly QueuedEvent[]) => boolean;
  /** Aborts the request in progress. */
  stop: () => void;
}

/** The two ways to upload (§ 7): a request whose answer is read, and a beacon without one. */
export function createUpload({ apiKey, endpoint, fetch, sendBeacon, now, timers, warn }: UploadDeps): Upload {
  let current: AbortController | null = null;

  function bodyOf(events: readonly QueuedEvent[], metadata: Record<string, unknown>): string {
    const body: UploadBody = {
      api_key: apiKey,
      events: [...events],
      options: { min_id_length: minIdLength },
      client_upload_time: new Date(now()).toISOString(),
      request_metadata: metadata,
    };
    return JSON.stringify(body);
  }

  return {
    async post(chunk, attempt) {
      const abort = new AbortController();
      current = abort;
      const timeout = timers.setTimeout(() => abort.abort(), uploadTimeoutMs);
      try {
        const body = bodyOf(chunk, { attempt });
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          credentials: 'omit',
          keepalive: new Blob([body]).size <= maxKeepaliveBytes,
          signal: abort.signal,
        });
        return { status: response.status, body: await readAnswer(response) };
      } catch {
        return { status: 0, body: null };
      } finally {
        timers.clearTimeout(timeout);
      }
    },
    postOnLeaving(chunk) {
      try {
        return sendBeacon(endpoint, bodyOf(chunk, { beacon: true }));
      } catch {
        warn(analyticsMessages.unexpectedError);
        return false;
      }
    },
    stop: () => current?.abort(),
  };
}

async function readAnswer(response: Response): Promise<UploadAnswer | null> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? (answer as UploadAnswer) : null;
  } catch {
    return null;
  }
}
