import type { ComponentType } from 'react';
import type { ProgressSection } from '#training/progress/sections.ts';
import { GiftCard } from './gift-card.tsx';
import { HabitTrialCard } from './habit-trial-card.tsx';
import { OwnDaysCard } from './own-days-card.tsx';
import { OwnLifeCard } from './own-life-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { WeeklyLookCard } from './weekly-look-card.tsx';
import { YardstickCards } from './yardstick-cards.tsx';

/** The cards of each section besides the exercises', in order. The card about one's data comes from the page, last. */
export const progressCards: Readonly<
  Record<Exclude<ProgressSection, 'exercises'>, readonly ComponentType<ProgressCardProps>[]>
> = {
  'own life': [OwnLifeCard, HabitTrialCard, OwnDaysCard],
  yardsticks: [YardstickCards],
  'weekly look': [WeeklyLookCard],
  data: [GiftCard],
};
