/** Warm light in the dark, in three rings. */
export function Glow({ x, y, radius }: { x: number; y: number; radius: number }) {
  return [1, 0.68, 0.38].map((share) => (
    <circle key={share} cx={x} cy={y} r={radius * share} fill="var(--k4)" opacity=".14" />
  ));
}
