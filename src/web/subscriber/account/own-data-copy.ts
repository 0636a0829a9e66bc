import { ownData } from '#contract/copy/own-data.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page with a person's own data. */
export const ownDataCopy = copyOf('own-data', ownData);
export const { say } = ownDataCopy;
