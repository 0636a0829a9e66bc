import { emailKeyOf } from '#contract/email-key.ts';
import { readStatement, type Statement } from './read-statement.ts';

/** The text typed into the one box, by what it can mean. */
export type Search =
  | { by: 'everybody' }
  | { by: 'address'; start: string }
  | { by: 'words'; start: string }
  | { by: 'provider id'; id: string }
  | { by: 'checkout'; id: string }
  | { by: 'invoice'; number: string }
  | { by: 'account'; id: string }
  | { by: 'statement'; statement: Statement };

export type SearchFault = 'too short';

/** The text of a refusal. */
export const searchFaults: Record<SearchFault, string> = {
  'too short': 'Write at least three letters of the address or the name.',
};

/** @param now epoch ms */
export function readSearch(typed: string | undefined, now: number): Search | { fault: SearchFault } {
  const text = (typed ?? '').trim().replaceAll(/\s+/g, ' ');
  const lower = text.toLowerCase();
  if (text === '') return { by: 'everybody' };
  if (/^(ctm|sub|txn|adj)_[a-z0-9]+$/.test(lower)) return { by: 'provider id', id: lower };
  if (isCheckoutId(text)) return { by: 'checkout', id: text };
  if (/^\d{1,18}$/.test(text)) return { by: 'account', id: String(BigInt(text)) };
  if (/^(account|no\.?|#) ?\d{1,18}$/.test(lower))
    return { by: 'account', id: String(BigInt(text.replaceAll(/\D/g, ''))) };
  const statement = readStatement(text, now);
  if (statement !== null) return { by: 'statement', statement };
  if (/^(invoice )?[a-z0-9]+-\d+$/.test(lower))
    return { by: 'invoice', number: text.replace(/^invoice /i, '').toUpperCase() };
  if ([...lower.replaceAll(/[\s@]/g, '')].length < 3) return { fault: 'too short' };
  return lower.includes('@') ? { by: 'address', start: emailKeyOf(lower) } : { by: 'words', start: lower };
}

/** 22 characters of base64url; one word of small letters only is a long name or address instead. */
const isCheckoutId = (text: string): boolean => /^[\w-]{22}$/.test(text) && /[0-9A-Z_-]/.test(text.slice(1));

/** How the text was read, for the page; null for the list of everybody. */
export function readAs(search: Search): string | null {
  switch (search.by) {
    case 'everybody':
      return null;
    case 'address':
      return 'an address, or its beginning';
    case 'words':
      return 'the beginning of an address or a name';
    case 'provider id':
      return 'a number of Paddle';
    case 'checkout':
      return 'a checkout';
    case 'invoice':
      return 'an invoice';
    case 'account':
      return 'the number of an account';
    case 'statement':
      return search.statement.readAs;
  }
}

/** The search as the audit records it: numbers unchanged, addresses and names masked. */
export function auditedSearch(search: Search): string {
  switch (search.by) {
    case 'everybody':
      return 'everybody';
    case 'address':
    case 'words':
      return `${search.by} ${maskedText(search.start)}`;
    case 'statement':
      return `statement: ${search.statement.readAs}`;
    case 'invoice':
      return `invoice ${search.number}`;
    default:
      return `${search.by} ${search.id}`;
  }
}

/** `a•••@gmail.com`, `m•••` */
export function maskedText(text: string): string {
  const at = text.lastIndexOf('@');
  const first = [...text][0] ?? '';
  return `${first === '@' ? '' : first}•••${at === -1 ? '' : text.slice(at)}`;
}

/** `M. L•••` for `Maya Lindqvist`; `M•••` for a single word. */
export function maskedName(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = [...(words[0] ?? '')][0];
  if (first === undefined) return '';
  const last = words.length > 1 ? [...words.at(-1)!][0] : undefined;
  return last === undefined ? `${first.toUpperCase()}•••` : `${first.toUpperCase()}. ${last.toUpperCase()}•••`;
}
