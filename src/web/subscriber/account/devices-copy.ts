import { devices } from '#contract/copy/devices.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page with the signed-in devices. */
export const devicesCopy = copyOf('devices', devices);
export const { say } = devicesCopy;
