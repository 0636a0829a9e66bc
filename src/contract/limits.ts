/** § 8 and § 9: durations on screen, in milliseconds. */
export const notificationMs = 4000;
export const notificationDefaultMs = 5000;
export const overlayHideDelayMs = 300;

/** § 9: the cookie that remembers the privacy choice. */
export const consentCookie = { name: 'warning', maxAgeSeconds: 2_592_000, path: '/' } as const;

export const passwordLength = { min: 10, max: 128 } as const;

/** How long the server keeps sealed answers for another device. */
export const resumeLinkDays = 30;

/** How long an emailed link opens a plan. */
export const planLinkDays = 30;
