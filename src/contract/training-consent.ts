/** The version of the text of the sheet that asks where training is kept. */
export const trainingConsentVersion = '2026-11-29';

/**
 * Why an entry is refused while the account keeps no training. The device keeps the entry, to send it when the account
 * is chosen.
 */
export const storedOnDevice = 'kept on the device only';
