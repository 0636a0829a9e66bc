import type { Permission } from '#contract/console/permissions.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { ActIcon } from './act-icons.ts';

export type ActName = 'refund' | 'cancel' | 'keep' | 'time' | 'address' | 'email' | 'copy' | 'erase' | 'note';

/** An act in the list, with the reason when it may not be pressed. */
export interface ListedAct {
  name: ActName;
  label: string;
  about: string;
  icon: ActIcon;
  needs: Permission;
  notBecause: string | null;
}

const liveStatuses = ['active', 'trialing', 'past_due', 'paused'];

/** The acts for a person that the operator's role has, in the order of the page. `day` writes a day of a time. */
export function actsFor(
  person: PersonAnswer,
  { may, day }: { may: readonly Permission[]; day(at: string): string },
): ListedAct[] {
  const running = person.subscriptions.find(({ is_current }) => is_current);
  const isLive = running !== undefined && liveStatuses.includes(running.provider_status);
  const isStopped = isLive && running.stopped !== null;
  const canUndo = isStopped || (running?.may.includes('undo-cancel') ?? false);
  const all: ListedAct[] = [
    { name: 'refund', label: 'Refund…', icon: 'back', needs: 'refund', ...refundOf(person) },
    canUndo
      ? {
          name: 'keep',
          label: isStopped ? 'Let it renew again…' : 'Undo the cancellation…',
          about: isStopped ? 'a payment went back' : 'it goes on as before',
          icon: 'check',
          needs: 'change a person',
          notBecause: null,
        }
      : {
          name: 'cancel',
          label: 'Cancel…',
          about: running?.next_payment_at ? `now or on ${day(running.next_payment_at)}` : 'now',
          icon: 'close',
          needs: 'change a person',
          notBecause: isLive ? null : 'No subscription is running.',
        },
    {
      name: 'time',
      label: 'Give time…',
      about: isLive ? 'days more' : 'free access',
      icon: 'gift',
      needs: 'change a person',
      notBecause: null,
    },
    {
      name: 'address',
      label: 'Correct the address…',
      about: 'both addresses get an email',
      icon: 'mail',
      needs: 'change a person',
      notBecause: null,
    },
    {
      name: 'email',
      label: 'Send an email again…',
      about: '3 a day',
      icon: 'mail',
      needs: 'send an email again',
      notBecause: null,
    },
    {
      name: 'copy',
      label: 'Copy of the data…',
      about: 'the same the customer can get',
      icon: 'download',
      needs: 'copy or erase a person',
      notBecause: null,
    },
    {
      name: 'erase',
      label: 'Erase…',
      about: 'owner only · address typed',
      icon: 'trash',
      needs: 'copy or erase a person',
      notBecause: eraseRefusal(person),
    },
  ];
  return all.filter(({ needs }) => may.includes(needs));
}

function refundOf({ payments }: PersonAnswer): Pick<ListedAct, 'about' | 'notBecause'> {
  const open = payments.filter(({ refundable }) => refundable.amount_minor > 0);
  const [first] = open;
  if (!first) {
    return {
      about: 'nothing to give back',
      notBecause: payments.length > 0 ? 'All has gone back.' : 'Nothing was paid.',
    };
  }
  const same = open.filter(({ refundable }) => refundable.currency === first.refundable.currency);
  const amount_minor = same.reduce((sum, { refundable }) => sum + refundable.amount_minor, 0);
  const { currency } = first.refundable;
  return { about: `up to ${formatPrice({ amount_minor, currency })} · fresh second factor`, notBecause: null };
}

function eraseRefusal({ money }: PersonAnswer): string | null {
  return money.some(({ on_its_way_minor }) => on_its_way_minor > 0) ? 'Money is on its way back.' : null;
}
