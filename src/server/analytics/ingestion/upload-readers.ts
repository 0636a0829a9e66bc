import type { UploadAnswer } from '#contract/event-upload.ts';
import { createThreadPool, type ThreadSettings } from '#server/platform/process/thread-pool.ts';
import type { RawUpload, ReadUpload } from './read-upload.ts';
import { refusalFor } from './upload-answer.ts';

type Outcome = ReadUpload | { refused: UploadAnswer };

export interface UploadReaders {
  /**
   * Reads an upload. Refuses it as busy when too many wait, and as too large when reading it takes too long; rejects
   * when its thread ends while reading it.
   */
  read(upload: RawUpload): Promise<Outcome>;
  /** Ends all threads, also those that are reading. */
  close(): Promise<void>;
}

/** Threads that read uploads, so that a large one does not delay all other calls. */
export function createUploadReaders(settings: ThreadSettings): UploadReaders {
  const pool = createThreadPool<RawUpload, Outcome>(settings);
  return {
    async read(upload) {
      const outcome = await pool.run(upload);
      if (outcome === 'busy') return { refused: refusalFor('busy') };
      return outcome === 'timed out' ? { refused: refusalFor('too large') } : outcome;
    },
    close: pool.close,
  };
}
