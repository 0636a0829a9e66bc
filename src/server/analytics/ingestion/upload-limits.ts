import type { EventLimits } from '#server/platform/settings/config.ts';

/** Most senders to remember, to limit the memory. */
const mostNetworks = 20_000;
const mostDevices = 50_000;
/** A usual event takes 300 to 700 bytes; larger ones use up more of the budget. */
const bytesOfEvent = 1024;

interface SentUpload {
  network: string;
  /** The device id of each event, in order. */
  deviceIds: readonly string[];
  /** Bytes of the unpacked text or characters to store, whichever is more. */
  bytes: number;
}

export interface UploadLimits {
  /** Whether this network may send anything now. `now` is epoch ms. */
  isOpen(network: string, now: number): boolean;
  /** Counts the received bytes of a refused upload. */
  charge(network: string, bytes: number, now: number): void;
  /** Counts an upload; or counts nothing, and returns the indexes of the events to throttle. */
  admit(upload: SentUpload, now: number): { throttled: number[] } | 'admitted';
}

const unlimited: UploadLimits = { isOpen: () => true, charge: () => undefined, admit: () => 'admitted' };

/** Limits what one network and one device may send in an hour, in events and unpacked bytes. Null: no limits. */
export function createUploadLimits(limits: EventLimits | null): UploadLimits {
  if (limits === null) return unlimited;
  const networks = createEventBudget(hourlyOf(limits.network), mostNetworks);
  const devices = createEventBudget(hourlyOf(limits.device), mostDevices);
  return {
    isOpen: networks.isOpen,
    charge: (network, bytes, now) => networks.spend(network, { events: 0, bytes }, now),
    admit({ network, deviceIds, bytes }, now) {
      if (!networks.isOpen(network, now)) return { throttled: deviceIds.map((_, index) => index) };
      const closed = new Set([...new Set(deviceIds)].filter((device) => !devices.isOpen(device, now)));
      if (closed.size > 0) return { throttled: indexesOf(deviceIds, closed) };
      networks.spend(network, { events: deviceIds.length, bytes }, now);
      for (const [device, events] of countEach(deviceIds)) {
        devices.spend(device, { events, bytes: (bytes * events) / deviceIds.length }, now);
      }
      return 'admitted';
    },
  };
}

function hourlyOf(events: number): Amount {
  return { events, bytes: events * bytesOfEvent };
}

function indexesOf(deviceIds: readonly string[], wanted: ReadonlySet<string>): number[] {
  return deviceIds.flatMap((device, index) => (wanted.has(device) ? [index] : []));
}

function countEach(deviceIds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const device of deviceIds) counts.set(device, (counts.get(device) ?? 0) + 1);
  return counts;
}

/** The cost of an upload, or what may be sent in an hour. */
interface Amount {
  events: number;
  /** Unpacked, or as received for a refused upload. */
  bytes: number;
}

interface Spent extends Amount {
  /** Epoch ms at which these amounts were computed. */
  at: number;
}

interface EventBudget {
  /** Whether this sender has budget left. `now` is epoch ms. */
  isOpen(sender: string, now: number): boolean;
  /** The cost may exceed what is left, so that an upload of any size can pass at some time. */
  spend(sender: string, cost: Amount, now: number): void;
}

const hourMs = 60 * 60_000;

/**
 * The budget of each sender, counted in this process only. It refills evenly, completely within an hour.
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
