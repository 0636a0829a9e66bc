/** The cost of an upload, or what may be sent in an hour. */
export interface Amount {
  events: number;
  /** Unpacked. */
  bytes: number;
}

interface Spent extends Amount {
  /** Epoch ms at which these figures were worked out. */
  at: number;
}

export interface EventBudget {
  /** Whether this sender has anything left. `now` is epoch ms. */
  isOpen(sender: string, now: number): boolean;
  /** May spend more than what is left, so that an upload of any size gets through at some time. */
  spend(sender: string, cost: Amount, now: number): void;
}

const hourMs = 60 * 60_000;

/**
 * What each sender may upload, counted in this process alone. It becomes free again evenly, all of it within an hour.
 * @param mostSenders beyond this many the sender that was silent longest is forgotten
 */
export function createEventBudget(hourly: Amount, mostSenders: number): EventBudget {
  const spentBy = new Map<string, Spent>();

  function spentAt(sender: string, now: number): Spent {
    const spent = spentBy.get(sender);
    if (spent === undefined) return { events: 0, bytes: 0, at: now };
    const share = Math.max(now - spent.at, 0) / hourMs;
    return {
      events: Math.max(spent.events - share * hourly.events, 0),
      bytes: Math.max(spent.bytes - share * hourly.bytes, 0),
      at: now,
    };
  }

  return {
    isOpen(sender, now) {
      const { events, bytes } = spentAt(sender, now);
      return events < hourly.events && bytes < hourly.bytes;
    },
    spend(sender, { events, bytes }, now) {
      const before = spentAt(sender, now);
      // Inserted anew, so that the first entry is always the sender that was silent longest.
      spentBy.delete(sender);
      spentBy.set(sender, { events: before.events + events, bytes: before.bytes + bytes, at: now });
      if (spentBy.size > mostSenders) spentBy.delete(spentBy.keys().next().value!);
    },
  };
}
