import type { Deps } from '#server/platform/deps.ts';
import type { PaymentProvider } from './provider.ts';

export interface BillingDeps extends Deps {
  provider: PaymentProvider;
}
