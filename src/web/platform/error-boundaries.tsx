import { Component, type ElementType, type ReactElement, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** A part of a page. An error that is thrown in it removes only this part. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

const Failed = () => (
  <p role="alert">
    This part is not working just now.{' '}
    <button type="button" className="text-link" onClick={() => location.reload()}>
      Load the page again
    </button>
  </p>
);

/** Makes each component among its children, even within elements, a part of its own. */
export const ErrorBoundaries = ({ children }: ErrorBoundaryProps) => <>{apart(children)}</>;

/** Written by hand, because React's own functions for it would be loaded with the first screens. */
function apart(child: ReactNode, index = 0): ReactNode {
  if (Array.isArray(child)) return child.map(apart);
  if (!isElement(child)) return child;
  const key = child.key ?? `.${index}`;
  if (typeof child.type !== 'string') return <ErrorBoundary key={key}>{child}</ErrorBoundary>;
  const Tag = child.type as ElementType;
  const { children, ...props } = child.props as ErrorBoundaryProps;
  return (
    <Tag key={key} {...props}>
      {apart(children)}
    </Tag>
  );
}

const isElement = (child: ReactNode): child is ReactElement =>
  typeof child === 'object' && child !== null && 'type' in child;
