import type { Caller, CallPurpose } from '../provider.ts';

export interface CallBudget {
  /** Takes one call from the budget and returns 0, or returns the ms until this caller can have one. */
  take: (caller: Caller) => number;
}

/**
 * Shares of a minute's calls. Within a minute, a bucket that was full gives at most its burst and its refill together.
 */
const shares = {
  all: { burst: 0.3, refill: 0.7 },
  network: { burst: 0.12, refill: 0.13 },
  /** The routine calls of the night have at most half of a minute's calls. */
  routine: { burst: 0.15, refill: 0.35 },
};
/** The share of the burst that a purpose leaves for the more important ones. */
const reserved: Record<CallPurpose, number> = { purchase: 0, money: 0.1, routine: 0.35, anybody: 0.5 };
const ofVisitors: readonly CallPurpose[] = ['purchase', 'anybody'];
const minuteMs = 60_000;
/** After this time without a call a network's bucket is full, so it can be dropped. */
const droppedAfterMs = 2 * minuteMs;

interface Share {
  burst: number;
  refill: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/**
 * Keeps our calls below Paddle's rate limit for one IP address, and reserves some for payments, so that visitors cannot
 * use up all of them.
 * @param now ms of a monotonic clock
 */
export function createCallBudget(perMinute: number, now: () => number = () => performance.now()): CallBudget {
  const all: Bucket = { tokens: perMinute * shares.all.burst, filledAt: now() };
  const routine: Bucket = { tokens: perMinute * shares.routine.burst, filledAt: now() };
  const networks = new Map<string, Bucket>();

  function networkBucket(network: string, at: number): Bucket {
    for (const [key, { filledAt }] of networks) if (at - filledAt > droppedAfterMs) networks.delete(key);
    const known = networks.get(network) ?? { tokens: perMinute * shares.network.burst, filledAt: at };
    networks.set(network, known);
    return known;
  }

  /** The caller's own bucket with its share, beside the bucket of all; null when there is none. */
  function ownBucket({ purpose, network }: Caller, at: number): { own: Bucket; share: Share } | null {
    if (purpose === 'routine') return { own: routine, share: shares.routine };
    if (network === null || !ofVisitors.includes(purpose)) return null;
    return { own: networkBucket(network, at), share: shares.network };
  }

  function take(caller: Caller): number {
    const at = now();
    fill(all, at, { ...shares.all, perMinute });
    const floor = reserved[caller.purpose] * perMinute * shares.all.burst;
    const waits = [waitFor(all, floor, perMinute * shares.all.refill)];
    const { own, share } = ownBucket(caller, at) ?? {};
    if (own && share) {
      fill(own, at, { ...share, perMinute });
      waits.push(waitFor(own, 0, perMinute * share.refill));
    }
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return waitMs;
    all.tokens -= 1;
    if (own) own.tokens -= 1;
    return 0;
  }

  return { take };
}

function fill(bucket: Bucket, at: number, share: Share & { perMinute: number }): void {
  const { burst, refill, perMinute } = share;
  const gained = ((at - bucket.filledAt) / minuteMs) * perMinute * refill;
  bucket.tokens = Math.min(perMinute * burst, bucket.tokens + gained);
  bucket.filledAt = at;
}

/** Time until the bucket has one call above the floor, in ms. */
function waitFor({ tokens }: Bucket, floor: number, refillPerMinute: number): number {
  const missing = floor + 1 - tokens;
  return missing <= 0 ? 0 : Math.ceil((missing / refillPerMinute) * minuteMs);
}
