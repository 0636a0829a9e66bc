/** The version of the text of the sheet that asks where training is kept. */
export const trainingConsentVersion = '2026-11-26';

/** Why an entry is refused while the account keeps no training. The device goes on keeping it, to send it after that. */
export const storedOnDevice = 'kept on the device only';
