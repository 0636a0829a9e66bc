export interface EventType {
  name: string;
  description: string;
  group: string;
  available_versions: number[];
}

/** Every event type of Paddle, by subject. The emulator sends those that it can cause. */
const verbs: Record<string, Record<string, string>> = {
  address: { created: 'is created', updated: 'changes', imported: 'is imported' },
  adjustment: { created: 'is created', updated: 'changes' },
  api_key: {
    created: 'is created',
    updated: 'changes',
    expiring: 'expires soon',
    expired: 'has expired',
    revoked: 'is revoked',
  },
  api_key_exposure: { created: 'is found' },
  business: { created: 'is created', imported: 'is imported', updated: 'changes' },
  client_token: { created: 'is created', updated: 'changes', revoked: 'is revoked' },
  customer: { created: 'is created', updated: 'changes', imported: 'is imported' },
  discount: { created: 'is created', updated: 'changes', imported: 'is imported' },
  discount_group: { created: 'is created', updated: 'changes' },
  payment_method: { saved: 'is saved', deleted: 'is deleted' },
  payout: { created: 'is created', paid: 'is paid' },
  price: { created: 'is created', updated: 'changes', imported: 'is imported' },
  product: { created: 'is created', updated: 'changes', imported: 'is imported' },
  subscription: {
    activated: 'becomes active',
    canceled: 'is canceled',
    imported: 'is imported',
    created: 'is created',
    past_due: 'has an unpaid renewal',
    paused: 'is paused',
    resumed: 'goes on after a pause',
    trialing: 'begins its trial',
    updated: 'changes',
  },
  transaction: {
    billed: 'is billed',
    canceled: 'is canceled',
    completed: 'is completed',
    paid: 'is paid',
    created: 'is created',
    past_due: 'is past due',
    payment_failed: 'could not be paid',
    ready: 'is ready to be paid',
    updated: 'changes',
    revised: 'is revised',
  },
  report: { created: 'is created', updated: 'changes' },
};

export const eventTypes: readonly EventType[] = Object.entries(verbs).flatMap(([subject, kinds]) =>
  Object.entries(kinds).map(([kind, verb]) => ({
    name: `${subject}.${kind}`,
    description: `Occurs when a ${subject.replaceAll('_', ' ')} ${verb}.`,
    group: subject.split('_').map(capital).join(' '),
    available_versions: [1],
  })),
);

/** The events of the setting created from the start options: all about buying and payouts, none about the catalogue. */
export const startEventNames: readonly string[] = eventTypes
  .map(({ name }) => name)
  .filter((name) => /^(customer|address|transaction|subscription|adjustment|payout)\./.test(name));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
