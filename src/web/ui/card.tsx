import { type HTMLAttributes, type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the section. */
  title?: ReactNode;
  /** Beside the heading, such as a chip. */
  end?: ReactNode;
  children: ReactNode;
}

/** A section on a raised surface. Never nest cards. */
export function Card({ title, end, children, className, ...rest }: CardProps) {
  const titleId = useId();
  const heading = title !== undefined && <h2 id={titleId}>{title}</h2>;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={classNames(styles.card, 'stack', className)}
    >
      {end === undefined ? (
        heading
      ) : (
        <div className="row-between">
          {heading}
          {end}
        </div>
      )}
      {children}
    </section>
  );
}
