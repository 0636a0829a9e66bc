import type { FigureSource } from '#quiz/quiz.ts';
import { SourceNote } from '#web/ui/note.tsx';

/** The dated source of a figure, with its link. */
export function FigureSourceNote({ source }: { source: FigureSource }) {
  return (
    <SourceNote>
      <span>{`${source.title}, ${source.date}. `}</span>
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        Read the source
      </a>
    </SourceNote>
  );
}
