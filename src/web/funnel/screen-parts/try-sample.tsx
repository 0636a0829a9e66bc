import { paths } from '#contract/paths.ts';

/** The link to the first day of the visitor's own plan, free and without an email. */
export function TrySample() {
  return (
    <a className="text-link" href={paths.sample}>
      Try today’s flight first
    </a>
  );
}
