import { Worker } from 'node:worker_threads';
import type { UploadAnswer } from '../../contract/event-upload';
import type { RawUpload, ReadUpload } from './read-upload';
import { refusalFor } from './upload-answer';

type Outcome = ReadUpload | { refused: UploadAnswer };

export interface UploadReaders {
  /** What was read. Refuses as busy when too many wait; rejects when the thread ended over this upload. */
  read(upload: RawUpload): Promise<Outcome>;
  /** Ends all threads; what they read is given up. */
  close(): Promise<void>;
}

export interface ReaderSettings {
  /** The built file of `upload-worker.ts`. */
  file: string;
  /** Threads at most. */
  threads: number;
  /** Uploads that may wait for a thread. */
  mostWaiting: number;
  /** No upload takes a thread longer: after this it is ended, and the upload refused as too large. */
  patienceMs: number;
}

interface Task {
  upload: RawUpload;
  resolve: (outcome: Outcome) => void;
  reject: (cause: Error) => void;
}

interface Reader {
  worker: Worker;
  /** What it reads now. */
  task: Task | null;
  deadline: NodeJS.Timeout | null;
}

/**
 * Threads that read uploads, so that a large one does not hold up everybody's calls. They start with the first large
 * upload; one that ends is replaced when the next upload needs it.
 */
export function createUploadReaders({ file, threads, mostWaiting, patienceMs }: ReaderSettings): UploadReaders {
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
    // Nobody waits for an idle thread at the end.
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
    }, patienceMs);
    reader.worker.postMessage(task.upload);
  }

  /** Takes the task from the reader, which may then be given another one. */
  function release(reader: Reader): Task | null {
    const { task, deadline } = reader;
    if (deadline !== null) clearTimeout(deadline);
    Object.assign(reader, { task: null, deadline: null });
    return task;
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
