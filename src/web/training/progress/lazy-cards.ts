import type { ComponentType } from 'react';
import { GiftCard } from './gift-card.tsx';
import { HabitTrialCard } from './habit-trial-card.tsx';
import { OwnDaysCard } from './own-days-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { WeeklyLookCard } from './weekly-look-card.tsx';

/** The cards for which no chart waits. The card about one's data comes from the page, last. */
export const lazyCards: Readonly<
  Record<'own life' | 'weekly look' | 'data', Readonly<Record<string, ComponentType<ProgressCardProps>>>>
> = {
  'own life': { OwnDaysCard, HabitTrialCard },
  'weekly look': { WeeklyLookCard },
  data: { GiftCard },
};
