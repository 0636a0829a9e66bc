/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M46 44A18 18 0 0 1 26 20a18 18 0 1 0 20 24z" fill="var(--il-sun)" />
    <path d="M0 56C18 46 40 62 72 50V72H0Z" fill="var(--il-hill-3)" />
  </>
);
