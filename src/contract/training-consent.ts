/** The version of the text of the sheet that asks where training is kept. */
export const trainingConsentVersion = '2026-11-24';
