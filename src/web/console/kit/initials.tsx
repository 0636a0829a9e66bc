import styles from './kit.module.css';

/** The initials of an operator, whose name is beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word of a name: "RO" for R. Okafor, "Ä" for Ärmel. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toUpperCase()).join('');
}
