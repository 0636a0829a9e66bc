import { Worker } from 'node:worker_threads';
import type { UploadAnswer } from '#contract/event-upload.ts';
import type { RawUpload, ReadUpload } from './read-upload.ts';
import { refusalFor } from './upload-answer.ts';

type Outcome = ReadUpload | { refused: UploadAnswer };

export interface UploadReaders {
  /** Reads an upload. Refuses it as busy when too many wait; rejects when its thread ends while reading it. */
  read(upload: RawUpload): Promise<Outcome>;
  /** Ends all threads, also those that are reading. */
  close(): Promise<void>;
}

export interface ReaderSettings {
  /** The built file of `upload-worker.ts`. */
  file: string;
  /** Most threads. */
  threads: number;
  /** Uploads that may wait for a thread. */
  mostWaiting: number;
  /** A thread that reads longer is ended, and the upload refused as too large. */
  timeoutMs: number;
}

interface Task {
  upload: RawUpload;
  resolve: (outcome: Outcome) => void;
  reject: (cause: Error) => void;
}

interface Reader {
  worker: Worker;
  /** The upload that it reads now. */
  task: Task | null;
  deadline: NodeJS.Timeout | null;
}

/**
 * Threads that read uploads, so that a large one does not delay all other calls. They start when uploads need them, and
 * so does the replacement of a thread that ended.
 */
export function createUploadReaders({ file, threads, mostWaiting, timeoutMs }: ReaderSettings): UploadReaders {
  const readers = new Set<Reader>();
  const waiting: Task[] = [];

  function assign() {
    while (waiting.length > 0) {
      const reader = [...readers].find(({ task }) => task === null) ?? (readers.size < threads ? start() : null);
      if (reader === null) return;
      give(reader, waiting.shift()!);
    }
  }

  function start(): Reader {
    const reader: Reader = { worker: new Worker(file), task: null, deadline: null };
    readers.add(reader);
    // An idle thread must not keep the process alive.
    reader.worker.unref();
    reader.worker.on('message', (outcome: Outcome) => {
      release(reader)?.resolve(outcome);
      assign();
    });
    reader.worker.on('error', (cause) => drop(reader, cause as Error));
    reader.worker.on('exit', () => drop(reader, new Error('The thread that read an upload has ended')));
    return reader;
  }

  function give(reader: Reader, task: Task) {
    reader.task = task;
    reader.deadline = setTimeout(() => {
      release(reader)?.resolve({ refused: refusalFor('too large') });
      reader.worker.terminate();
    }, timeoutMs);
    reader.worker.postMessage(task.upload);
  }

  function drop(reader: Reader, cause: Error) {
    readers.delete(reader);
    release(reader)?.reject(cause);
    assign();
  }

  return {
    read(upload) {
      if (waiting.length >= mostWaiting) return Promise.resolve({ refused: refusalFor('busy') });
      return new Promise((resolve, reject) => {
        waiting.push({ upload, resolve, reject });
        assign();
      });
    },
    async close() {
      for (const task of waiting.splice(0)) task.reject(new Error('The server is stopping'));
      await Promise.all([...readers].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Takes the task from the reader, which is then free for another one. */
function release(reader: Reader): Task | null {
  const { task, deadline } = reader;
  if (deadline !== null) clearTimeout(deadline);
  Object.assign(reader, { task: null, deadline: null });
  return task;
}
