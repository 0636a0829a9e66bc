import { Bow } from '#web/ui/illustration/tail.tsx';

export const string = { fill: 'none', stroke: 'var(--il-string)', strokeLinecap: 'round' } as const;
export const card = { fill: 'var(--surface)', stroke: 'var(--line)', strokeWidth: 1.5 } as const;
export const cloudPath = 'M24 62a13 13 0 0 1 1.5-26A22 22 0 0 1 68 39a11.500 11.500 0 0 1 1.500 23z';
export const hills = (
  <>
    <path d="M0 74C20 60 38 78 60 68S96 66 96 66V96H0Z" fill="var(--il-hill-2)" />
    <path d="M0 86C24 76 52 92 96 80V96H0Z" fill="var(--il-hill-3)" />
  </>
);
export const lineOfText = <path d="M28 44H68M28 54H56" {...string} strokeWidth="3.5" opacity=".55" />;

/** A page with a line of text. */
export const page = (
  <>
    <rect x="20" y="18" width="56" height="60" rx="10" {...card} />
    {lineOfText}
    <Bow x={66} y={68} turn={-14} scale={0.9} colour="#FFBF3F" />
  </>
);
