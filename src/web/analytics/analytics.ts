/** § 4, third step of the boot: begins to measure, if the visitor allows it. */
export function startAnalytics(): void {}

/** The visitor's choice, once the cookie holds it. */
export function setOptOut(_optOut: boolean): void {}
