import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  text: string;
  /** What stands for each tag, given the words inside. */
  tags: Readonly<Record<string, (inside: string) => ReactNode>>;
}

/** A text with tags, such as `Open <help>Help</help>` or `It is run by <operator/>`. An unknown tag is text. */
export function RichText({ text, tags }: RichTextProps) {
  const found = [...text.matchAll(/([^<]*)(?:<(\w+)(?:\/>|>([^<]*)<\/\w+>)|<)?/g)];
  return found.flatMap(({ 0: all, 1: before, 2: tag = '', 3: inside = '', index }) => [
    <span key={`${index} words`}>{tag in tags ? before : all}</span>,
    <Fragment key={`${index} tag`}>{tags[tag]?.(inside)}</Fragment>,
  ]);
}

/** A tag that is a link. */
export const linkTo = (href: string) => (inside: string) => <a href={href}>{inside}</a>;
