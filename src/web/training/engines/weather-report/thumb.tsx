/** On a grid of 72. */
export const thumb = (
  <>
    <circle cx="26" cy="28" r="12" fill="var(--il-sun)" />
    <path
      d="M22 52a9 9 0 0 1 .8-18A15 15 0 0 1 51 36a8 8 0 0 1 1 16z"
      fill="var(--il-cloud)"
      stroke="var(--il-string)"
      strokeWidth="2.4"
    />
  </>
);
