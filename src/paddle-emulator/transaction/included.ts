import type { Discount } from '../discount/discount-entity';
import type { Address, Transaction } from '../entities';
import { invalidField, type Refusal } from '../refusal';
import type { State } from '../state';

const includable = ['address', 'discount'] as const;
type Includable = (typeof includable)[number];

/** What is to stand in a transaction besides its own fields; others that Paddle knows are refused rather than left out. */
export function readInclude(text: string | string[] | undefined): { include: Includable[] } | { refused: Refusal } {
  const names = text === undefined ? [] : String(text).split(',');
  const unknown = names.filter((name) => !(includable as readonly string[]).includes(name));
  if (unknown.length > 0) {
    return invalidField({ field: 'include', message: `${unknown.join(', ')} is not known to the emulator` });
  }
  return { include: names as Includable[] };
}

type WithIncluded = Transaction & { address?: Address | null; discount?: Discount | null };

export function withIncluded(
  { addresses, discounts }: State,
  transaction: Transaction,
  include: readonly Includable[],
): WithIncluded {
  const { address_id, discount_id } = transaction;
  return {
    ...transaction,
    ...(include.includes('address') && { address: address_id === null ? null : (addresses[address_id] ?? null) }),
    ...(include.includes('discount') && { discount: discount_id === null ? null : (discounts[discount_id] ?? null) }),
  };
}
