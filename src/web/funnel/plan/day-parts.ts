import type { PlanForm } from '#training/plan/plan-form.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The names of a day's two parts in each form of plan. */
export const dayParts: Record<PlanForm, Record<'practice' | 'habit', { icon: IconName; name: string }>> = {
  training: { practice: { icon: 'target', name: 'Practice' }, habit: { icon: 'sun', name: 'In your day' } },
  personal: { practice: { icon: 'sun', name: 'Morning' }, habit: { icon: 'moon', name: 'Evening' } },
};
