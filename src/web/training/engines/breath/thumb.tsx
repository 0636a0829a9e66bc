/** On a grid of 72. */
export const thumb = (
  <>
    <circle cx="36" cy="36" r="24" fill="var(--surface)" opacity=".45" />
    <circle cx="36" cy="36" r="16" fill="var(--il-sun)" />
    <path d="M0 44C16 36 30 52 46 46S72 42 72 42V72H0Z" fill="var(--il-hill-2)" />
    <path d="M0 58C18 50 40 64 72 54V72H0Z" fill="var(--il-hill-3)" />
  </>
);
