import { Fragment, type ReactNode } from 'react';

interface DrawnTextProps<Name extends string> {
  /** The values that are drawn, such as an amount in bold or a link. */
  values: Readonly<Record<Name, ReactNode>>;
  /** Writes the text around a mark in the place of each value. */
  text(marks: Record<Name, string>): string;
}

/** Stands around the name of a value, and in no text. */
const mark = '\u0001';

/** A text of the catalogue in which values are drawn, in the order that the text gives them. */
export function DrawnText<Name extends string>({ values, text }: DrawnTextProps<Name>) {
  const names = Object.keys(values) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, mark + name + mark])) as Record<Name, string>;
  return text(marks)
    .split(mark)
    .map((part, place) => {
      const key = `${place} ${part}`;
      return place % 2 === 0 ? <span key={key}>{part}</span> : <Fragment key={key}>{values[part as Name]}</Fragment>;
    });
}
