import { Worker } from 'node:worker_threads';

export interface ThreadPool<Input, Output> {
  /**
   * Gives a thread a task. `busy` when too many wait, `timed out` when its thread was ended for taking too long;
   * rejects when the thread ends by itself.
   */
  run(input: Input): Promise<Output | 'busy' | 'timed out'>;
  /** Ends all threads, also busy ones. */
  close(): Promise<void>;
}

export interface ThreadSettings {
  /** The built file of the thread, which answers each message with one of its own. */
  file: string;
  /** Most threads. */
  threads: number;
  /** How many may wait for a thread. */
  mostWaiting: number;
  timeoutMs: number;
  /** What each thread is given as it starts. */
  data?: unknown;
  /** Of the heap; without it, as much as Node gives. */
  mostMemoryMb?: number;
}

interface Task<Input, Output> {
  input: Input;
  resolve: (outcome: Output | 'timed out') => void;
  reject: (cause: Error) => void;
}

interface Thread<Input, Output> {
  worker: Worker;
  /** The task of the thread. */
  task: Task<Input, Output> | null;
  deadline: NodeJS.Timeout | null;
}

/**
 * Threads for work that would delay all calls. They start when they are needed, and so does the replacement of one that
 * ended.
 */
export function createThreadPool<Input, Output>(settings: ThreadSettings): ThreadPool<Input, Output> {
  const { file, threads, mostWaiting, timeoutMs, data, mostMemoryMb } = settings;
  const resourceLimits = mostMemoryMb === undefined ? {} : { maxOldGenerationSizeMb: mostMemoryMb };
  const running = new Set<Thread<Input, Output>>();
  const waiting: Task<Input, Output>[] = [];

  function assign() {
    while (waiting.length > 0) {
      const thread = [...running].find(({ task }) => task === null) ?? (running.size < threads ? start() : null);
      if (thread === null) return;
      give(thread, waiting.shift()!);
    }
  }

  function start(): Thread<Input, Output> {
    const thread: Thread<Input, Output> = {
      worker: new Worker(file, { workerData: data, resourceLimits }),
      task: null,
      deadline: null,
    };
    running.add(thread);
    // An idle thread must not keep the process alive.
    thread.worker.unref();
    thread.worker.on('message', (outcome: Output) => {
      release(thread)?.resolve(outcome);
      assign();
    });
    thread.worker.on('error', (cause) => drop(thread, cause as Error));
    thread.worker.on('exit', () => drop(thread, new Error('The thread has ended while it worked')));
    return thread;
  }

  function give(thread: Thread<Input, Output>, task: Task<Input, Output>) {
    thread.task = task;
    thread.deadline = setTimeout(() => {
      release(thread)?.resolve('timed out');
      thread.worker.terminate();
    }, timeoutMs);
    thread.worker.postMessage(task.input);
  }

  function drop(thread: Thread<Input, Output>, cause: Error) {
    running.delete(thread);
    release(thread)?.reject(cause);
    assign();
  }

  return {
    run(input) {
      if (waiting.length >= mostWaiting) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        assign();
      });
    },
    async close() {
      for (const task of waiting.splice(0)) task.reject(new Error('The server is stopping'));
      await Promise.all([...running].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Takes the task from the thread, which is then free for another one. */
function release<Input, Output>(thread: Thread<Input, Output>): Task<Input, Output> | null {
  const { task, deadline } = thread;
  if (deadline !== null) clearTimeout(deadline);
  Object.assign(thread, { task: null, deadline: null });
  return task;
}
