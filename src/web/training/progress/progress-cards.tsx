import type { ComponentType } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import type { ScoredId } from '#training/progress/noise-table.ts';
import type { ProgressSection } from '#training/progress/sections.ts';
import type { Training } from '../store/training.ts';
import { GiftCard } from './gift-card.tsx';
import { HabitTrialCard } from './habit-trial-card.tsx';
import { OwnDaysCard } from './own-days-card.tsx';
import { OwnLifeCard } from './own-life-card.tsx';
import { WeeklyLookCard } from './weekly-look-card.tsx';
import { YardstickCards } from './yardstick-cards.tsx';

/** What the cards of the page are made from. Each is a section of its own, several, or nothing. */
export interface ProgressCardProps {
  training: Training;
  /** Of the plan; null without one. */
  quiz: QuizName | null;
  /** The training day, `YYYY-MM-DD`. */
  today: string;
  /** Whether a plan runs; without one everything can be read and nothing added. */
  mayTrain: boolean;
  /** Shows all sessions of an exercise or a yardstick. */
  onOpen(measured: ScoredId): void;
}

/** The cards of each section besides the exercises', in order. The card about one's data comes from the page, last. */
export const progressCards: Readonly<
  Record<Exclude<ProgressSection, 'exercises'>, readonly ComponentType<ProgressCardProps>[]>
> = {
  'own life': [OwnLifeCard, HabitTrialCard, OwnDaysCard],
  yardsticks: [YardstickCards],
  'weekly look': [WeeklyLookCard],
  data: [GiftCard],
};
