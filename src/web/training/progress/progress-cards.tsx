import type { ComponentType } from 'react';
import type { ProgressSection } from '#training/progress/sections.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { OwnLifeCard } from './own-life-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { yardstickCards } from './yardstick-cards.tsx';

type Cards = Partial<Record<ProgressSection, Readonly<Record<string, ComponentType<ProgressCardProps>>>>>;

/** The cards that are shown at once; those of the exercises are the page's own. */
const firstCards: Cards = { 'own life': { OwnLifeCard }, yardsticks: yardstickCards };

export const loadLazyCards = () => import('./lazy-cards.ts');

/** Gives the cards of a section with their names, in order, as far as they are loaded. */
export function useProgressCards() {
  const { loaded } = useLoaded(loadLazyCards);
  const laterCards: Cards = typeof loaded === 'string' ? {} : loaded.lazyCards;
  return (section: ProgressSection) => Object.entries({ ...firstCards[section], ...laterCards[section] });
}
