/** § 9: "Event bridge queue cap 512", for requests made before the other end listens. */
const queueCap = 512;
/** § 9: "Visual selector request timeout 15 s". */
export const requestTimeoutMs = 15_000;

/** A message between the windows; `body` is a request or the answer to one. */
export type Envelope =
  | { everkite: 'selector'; kind: 'here' }
  | { everkite: 'selector'; kind: 'request' | 'answer'; id: number; body: unknown }
  | { everkite: 'selector'; kind: 'end' };

export type RequestOutcome<Answer> = { answer: Answer } | { refused: 'queue full' | 'no answer' | 'ended' };

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
}

interface Side {
  post(envelope: Envelope): void;
  /** Answers a request of the other end. */
  answer(body: unknown): unknown;
  /** The other end has left. */
  onEnd(): void;
  timers: Timers;
}

export interface Bridge {
  /** Never rejects. A request made before the other end listens waits for it; every request times out after 15 s. */
  request<Answer>(body: object): Promise<RequestOutcome<Answer>>;
  /** Handles a message from the other window. */
  receive(data: unknown): void;
  /** Announces to the other end that this one listens. */
  announce(): void;
  /** Leaves, and notifies the other end. */
  end(): void;
}

/** One end of the bridge between the console and the page that is pointed at. */
export function createBridge({ post, answer, onEnd, timers }: Side): Bridge {
  const queue: Envelope[] = [];
  const requests = createRequests(timers);
  let isConnected = false;
  let hasEnded = false;

  function connected() {
    if (isConnected) return;
    isConnected = true;
    // The other end may be waiting for this one.
    post({ everkite: 'selector', kind: 'here' });
    for (const envelope of queue.splice(0)) post(envelope);
  }

  function close() {
    hasEnded = true;
    queue.length = 0;
    requests.end();
  }

  return {
    request<Answer>(body: object) {
      if (hasEnded) return Promise.resolve<RequestOutcome<Answer>>({ refused: 'ended' });
      if (queue.length >= queueCap) return Promise.resolve<RequestOutcome<Answer>>({ refused: 'queue full' });
      const { id, outcome } = requests.open<Answer>(() => {
        // A request that timed out must not be carried out later.
        if (queue.includes(envelope)) queue.splice(queue.indexOf(envelope), 1);
      });
      const envelope: Envelope = { everkite: 'selector', kind: 'request', id, body };
      if (isConnected) post(envelope);
      else queue.push(envelope);
      return outcome;
    },
    receive(data) {
      if (hasEnded || !isEnvelope(data)) return;
      if (data.kind === 'end') {
        close();
        onEnd();
        return;
      }
      connected();
      if (data.kind === 'answer') requests.answered(data.id, data.body);
      if (data.kind === 'request') {
        post({ everkite: 'selector', kind: 'answer', id: data.id, body: answer(data.body) });
      }
    },
    announce: () => post({ everkite: 'selector', kind: 'here' }),
    end() {
      if (hasEnded) return;
      close();
      post({ everkite: 'selector', kind: 'end' });
    },
  };
}

/** Requests that wait for their answers, each for 15 s. */
function createRequests(timers: Timers) {
  const waiting = new Map<number, (result: RequestOutcome<never>) => void>();
  let lastId = 0;
  return {
    /** @param onSettled called when the request is answered or times out, or the bridge ends */
    open<Answer>(onSettled: () => void) {
      lastId += 1;
      const id = lastId;
      const outcome = new Promise<RequestOutcome<Answer>>((resolve) => {
        const timer = timers.setTimeout(() => settle({ refused: 'no answer' }), requestTimeoutMs);
        const settle = (result: RequestOutcome<Answer>) => {
          timers.clearTimeout(timer);
          waiting.delete(id);
          onSettled();
          resolve(result);
        };
        waiting.set(id, settle);
      });
      return { id, outcome };
    },
    answered: (id: number, body: unknown) => waiting.get(id)?.({ answer: body as never }),
    end() {
      for (const settle of [...waiting.values()]) settle({ refused: 'ended' });
    },
  };
}

/** Checks the shape, because other scripts, such as browser extensions, also send messages to windows. */
function isEnvelope(data: unknown): data is Envelope {
  if (typeof data !== 'object' || data === null) return false;
  const { everkite, kind, id } = data as Record<string, unknown>;
  if (everkite !== 'selector') return false;
  return kind === 'here' || kind === 'end' || ((kind === 'request' || kind === 'answer') && typeof id === 'number');
}
