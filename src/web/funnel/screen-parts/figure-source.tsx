import type { FigureSource } from '#quiz/quiz.ts';
import { SourceNote } from '#web/ui/note.tsx';

/** The source of a figure: a dated public one with its link, or the publisher. */
export function FigureSourceNote({ source }: { source: FigureSource }) {
  if (source.kind === 'publisher') return <SourceNote icon="info">Figure supplied by the publisher</SourceNote>;
  return (
    <SourceNote>
      {source.title}, {source.date}.{' '}
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        Read the source
      </a>
    </SourceNote>
  );
}
