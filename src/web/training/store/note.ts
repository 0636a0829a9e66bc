import type { GuidedEngine } from '#training/plan/exercises.ts';

/** The exercises in which somebody writes: the guided ones, and planning with one's own day. */
type WritingEngine = GuidedEngine | 'chart-the-wind';

/** Something that somebody wrote. It stays on the device and is erased after 30 days. */
export interface Note {
  id: string;
  engine: WritingEngine;
  /** Epoch ms. */
  at: number;
  text: string;
  /** What the exercise keeps beside the text, such as the moment of a plan or when to ask again. */
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** The person's own texts of an engine, on this device only. */
export interface Notes {
  /** Oldest first. */
  list(engine: WritingEngine): Promise<Note[]>;
  /** Adds it, or replaces the one with its id. */
  keep(note: Note): Promise<void>;
  erase(id: string): Promise<void>;
}
