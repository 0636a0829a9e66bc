import type { AlertRuleName } from '#server/operations/alerts/alert-rule-names.ts';
import { machineProvocations } from './machine-provocations.ts';
import { mailProvocations } from './mail-provocations.ts';
import { moneyProvocations } from './money-provocations.ts';
import { paymentProvocations } from './payment-provocations.ts';
import type { Provocation } from './provocation.ts';
import { securityProvocations } from './security-provocations.ts';

/** For every rule, by its name, how its alert opens. */
export const provocations: Record<AlertRuleName, Provocation> = {
  ...paymentProvocations,
  ...moneyProvocations,
  ...mailProvocations,
  ...machineProvocations,
  ...securityProvocations,
};
