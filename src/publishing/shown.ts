import { type Audience, isFor, narrowness, type Visitor } from './audience.ts';

/** A version that is shown to an audience in a span of time. Times are epoch ms. */
export interface Publication {
  /** Ascending in the order of asking. */
  id: number;
  documentId: number;
  versionId: number;
  audience: Audience;
  startsAt: number;
  /** The first moment at which it is no longer shown; null without an end. */
  endsAt: number | null;
  /** Null while it waits for approval. */
  approvedAt: number | null;
}

/** When it begins: as planned, or when it is approved after that; null while it waits for approval. */
export function beginsAt({ startsAt, approvedAt }: Publication): number | null {
  return approvedAt === null ? null : Math.max(startsAt, approvedAt);
}

export function isInForce(publication: Publication, now: number): boolean {
  const begin = beginsAt(publication);
  return begin !== null && begin <= now && !isOver(publication, now);
}

export const isOver = ({ endsAt }: Publication, now: number): boolean => endsAt !== null && endsAt <= now;

/**
 * What a visitor is shown: of the publications in force for them the one with the narrowest audience, of these the one
 * that began last. A span inside a longer one covers it, and after the span the longer one shows again.
 */
export function shownTo<P extends Publication>(publications: readonly P[], visitor: Visitor, now: number): P | null {
  const open = publications.filter((one) => isInForce(one, now) && isFor(one.audience, visitor));
  return open.reduce<P | null>((best, one) => (best === null || goesBefore(one, best) ? one : best), null);
}

function goesBefore(one: Publication, other: Publication): boolean {
  const [narrow, than] = [narrowness(one.audience), narrowness(other.audience)];
  if (narrow !== than) return narrow > than;
  const [begin, before] = [beginsAt(one) ?? 0, beginsAt(other) ?? 0];
  return begin === before ? one.id > other.id : begin > before;
}

/**
 * The versions that a visitor may have been shown within the last `withinMs`, the present one first: another process may
 * not have noticed a change yet.
 */
export function recentlyShown<P extends Publication>(
  publications: readonly P[],
  visitor: Visitor,
  { now, withinMs }: { now: number; withinMs: number },
): P[] {
  const since = now - withinMs;
  const changes = publications.flatMap((one) => [beginsAt(one), one.endsAt]);
  const before = changes.flatMap((at) => (at !== null && at > since && at <= now ? [at - 1] : []));
  const moments = [now, ...before.sort((a, b) => b - a), since];
  return [...new Set(moments.flatMap((at) => shownTo(publications, visitor, at) ?? []))];
}

/** What a visitor was shown at some moment of a span, `to` not included; null where there was nothing. */
export function shownBetween<P extends Publication>(
  publications: readonly P[],
  visitor: Visitor,
  { from, to }: { from: number; to: number },
): (P | null)[] {
  const changes = publications.flatMap((one) => [beginsAt(one), one.endsAt]);
  const moments = [from, ...changes.filter((at) => at !== null && at > from && at < to)] as number[];
  return [...new Set(moments.map((at) => shownTo(publications, visitor, at)))];
}

/** Those that are in force, or may still come into force. */
export function stillOpen<P extends Publication>(publications: readonly P[], now: number): P[] {
  return publications.filter((one) => !isOver(one, now) && !isCovered(one, publications, now));
}

/** Whether a later publication for the same audience of the same document shows in its place for good. */
export function isCovered(one: Publication, publications: readonly Publication[], now: number): boolean {
  return publications.some(
    (other) =>
      other !== one &&
      other.documentId === one.documentId &&
      other.endsAt === null &&
      isInForce(other, now) &&
      isInForce(one, now) &&
      isSameAudience(one.audience, other.audience) &&
      goesBefore(other, one),
  );
}

function isSameAudience(one: Audience, other: Audience): boolean {
  return isSameList(one.quizzes, other.quizzes) && isSameList(one.countries, other.countries);
}

function isSameList(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}
