/** The texts of the page for unknown addresses. */
export const lost = {
  title: 'This page slipped its string',
  lead: 'The address may be old or mistyped. Nothing you saved is lost.',
  back: 'Go to the start',
} as const;
