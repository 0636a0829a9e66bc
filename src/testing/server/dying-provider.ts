import type { PaymentProvider } from '#server/billing/provider.ts';

const changes = ['end', 'keep', 'moveNextBilling', 'request', 'changeEmail', 'forget', 'cancel'];

/** Behaves as if the process ended just before each call that changes something: the call is not made, and rejects. */
export function dyingProvider(provider: PaymentProvider): PaymentProvider {
  const dying = <Group extends object>(group: Group): Group =>
    new Proxy(group, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'callingFor') return () => dying(target);
        if (typeof value === 'object' && value !== null) return dying(value);
        if (!changes.includes(String(name))) return value;
        return async () => {
          throw new Error('the process ended');
        };
      },
    });
  return dying(provider);
}
