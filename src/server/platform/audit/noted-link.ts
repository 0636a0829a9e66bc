import type { Link } from './chain.ts';

/** The link that an earlier verify printed; null for another text. */
export function parseLink(text: string): Link | null {
  const [, position, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash: Buffer.from(hash, 'hex') } : null;
}

/** To be noted elsewhere and given to the next verify. */
export const printLink = ({ position, hash }: Link): string => `${position}:${hash.toString('hex')}`;
