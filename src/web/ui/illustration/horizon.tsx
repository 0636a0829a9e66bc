import styles from './backdrop.module.css';

/** Two pale hills along the bottom of a wide page. Its parent must be positioned and isolated. */
export function Horizon() {
  return (
    <svg className={`${styles.horizon} only-wide`} viewBox="0 0 1280 150" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 70C240 0 420 110 700 60S1100 30 1280 66V150H0Z" fill="var(--il-hill-1)" opacity=".45" />
      <path d="M0 112C260 50 520 130 800 96S1140 86 1280 104V150H0Z" fill="var(--il-hill-2)" opacity=".38" />
    </svg>
  );
}
