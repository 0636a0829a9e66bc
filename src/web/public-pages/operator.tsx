import type { PublicConfig } from '#contract/config.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';

/** The operator of this site; null in prerendered HTML, which is the same for every operator. */
function useOperator(): PublicConfig['operator'] | null {
  return useHydrated() ? publicConfig().operator : null;
}

/** The operator's name, or words for it, within a sentence. */
function OperatorName() {
  return useOperator()?.name ?? 'the operator of this site';
}

/** How to reach the operator, as the end of a sentence. */
function Contact() {
  const operator = useOperator();
  if (operator === null) return 'reply to any of our emails';
  return (
    <>
      <span>{'write to '}</span>
      <a href={`mailto:${operator.email}`}>{operator.email}</a>
    </>
  );
}

/** For texts that name the operator. */
export const operatorTags = { operator: () => <OperatorName />, contact: () => <Contact /> };
