import type { ComponentType } from 'react';
import { FactsCard } from './facts-card.tsx';
import { FurtherRows } from './further-rows.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

/** What is shown around the verdicts, and loads beside the training: the facts above them, and rows below. */
export type FurtherParts = Readonly<Record<'FactsCard' | 'FurtherRows', ComponentType<ProgressCardProps>>>;

/** In one file, because each further file is a line in the list of those that training needs without a network. */
export const furtherParts: FurtherParts = { FactsCard, FurtherRows };
