import styles from './backdrop.module.css';
import { Weather } from './weather.tsx';

/** Faint weather for the empty part of a question on phones. */
export function Airy() {
  return (
    <svg className={`${styles.airy} only-narrow`} viewBox="0 0 390 300" aria-hidden="true">
      <Weather
        clouds={[
          [262, 30, 0.9, 0.75],
          [40, 158, 0.6, 0.55],
        ]}
        winds={[
          [34, 92, 110, 0.9, 0.95],
          [206, 150, 90, 0.8, 0.8],
        ]}
      />
    </svg>
  );
}
