import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light margin in modules, which cameras need to find the code (ISO/IEC 18004). */
const quietZone = 4;

interface QrCodeProps {
  text: string;
  /** The target of the code, for people who do not see it. */
  label: string;
}

/** A QR code: dark on light in both themes, because many cameras cannot read light on dark. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={darkModules(data)} />
    </svg>
  );
}

/** Merges each row's dark runs into rectangles, which keeps the path short. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const length = row.indexOf(false, x) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}
