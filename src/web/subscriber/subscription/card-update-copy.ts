import { cardUpdate } from '#contract/copy/card-update.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page for another card. */
export const cardUpdateCopy = copyOf('card-update', cardUpdate);
export const { say } = cardUpdateCopy;
