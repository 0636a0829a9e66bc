interface DrawingProps {
  /** SVG path on the 24 grid. */
  path: string;
  /** CSS pixels; 24 by default. */
  size?: number;
  className?: string;
}

/** One line drawing. Decoration: the text beside it carries the meaning. */
export function Drawing({ path, size = 24, className }: DrawingProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
