/** § 9: "Event bridge queue cap 512", of what waits for the other side to be there. */
const queueCap = 512;
/** § 9: "Visual selector request timeout 15 s". */
export const requestTimeoutMs = 15_000;

/** What goes from window to window; `body` is one side's request or the other's answer to it. */
export type Envelope =
  | { everkite: 'selector'; kind: 'here' }
  | { everkite: 'selector'; kind: 'request' | 'answer'; id: number; body: unknown }
  | { everkite: 'selector'; kind: 'end' };

export type Asked<Answer> = { answer: Answer } | { refused: 'queue full' | 'no answer' | 'ended' };

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
}

interface Side {
  post(envelope: Envelope): void;
  /** Answers a request of the other side. */
  answer(body: unknown): unknown;
  /** The other side has left. */
  onEnd(): void;
  timers: Timers;
}

export interface Bridge {
  /** Never rejects. What is asked before the other side is there waits for it, at most 15 s like every answer. */
  ask<Answer>(body: object): Promise<Asked<Answer>>;
  /** Takes what came from the other side's window. */
  hear(data: unknown): void;
  /** Tells the other side that this one can hear. */
  greet(): void;
  /** Leaves, and tells the other side. */
  end(): void;
}

/** One side's end of the bridge between the console and the page that is pointed at. */
export function createBridge({ post, answer, onEnd, timers }: Side): Bridge {
  const queue: Envelope[] = [];
  const open = new Map<number, (asked: Asked<never>) => void>();
  let isThere = false;
  let hasEnded = false;
  let lastId = 0;

  function noteThere() {
    if (isThere) return;
    isThere = true;
    // The other side may wait for this one as well.
    post({ everkite: 'selector', kind: 'here' });
    for (const envelope of queue.splice(0)) post(envelope);
  }

  function close() {
    hasEnded = true;
    queue.length = 0;
    for (const settle of [...open.values()]) settle({ refused: 'ended' });
  }

  return {
    ask<Answer>(body: object) {
      if (hasEnded) return Promise.resolve<Asked<Answer>>({ refused: 'ended' });
      if (queue.length >= queueCap) return Promise.resolve<Asked<Answer>>({ refused: 'queue full' });
      lastId += 1;
      const id = lastId;
      const envelope: Envelope = { everkite: 'selector', kind: 'request', id, body };
      const asked = new Promise<Asked<Answer>>((resolve) => {
        const timer = timers.setTimeout(() => settle({ refused: 'no answer' }), requestTimeoutMs);
        const settle = (outcome: Asked<Answer>) => {
          timers.clearTimeout(timer);
          open.delete(id);
          // What was given up is not to be done later.
          if (queue.includes(envelope)) queue.splice(queue.indexOf(envelope), 1);
          resolve(outcome);
        };
        open.set(id, settle);
      });
      if (isThere) post(envelope);
      else queue.push(envelope);
      return asked;
    },
    hear(data) {
      if (hasEnded || !isEnvelope(data)) return;
      if (data.kind === 'end') {
        close();
        onEnd();
        return;
      }
      noteThere();
      if (data.kind === 'answer') open.get(data.id)?.({ answer: data.body as never });
      if (data.kind === 'request') {
        post({ everkite: 'selector', kind: 'answer', id: data.id, body: answer(data.body) });
      }
    },
    greet: () => post({ everkite: 'selector', kind: 'here' }),
    end() {
      if (hasEnded) return;
      close();
      post({ everkite: 'selector', kind: 'end' });
    },
  };
}

/** Other scripts of the browser send messages to windows too. */
function isEnvelope(data: unknown): data is Envelope {
  if (typeof data !== 'object' || data === null) return false;
  const { everkite, kind, id } = data as Record<string, unknown>;
  if (everkite !== 'selector') return false;
  return kind === 'here' || kind === 'end' || ((kind === 'request' || kind === 'answer') && typeof id === 'number');
}
