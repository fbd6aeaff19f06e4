import type { Circle, Counting, CountingAct, ImagePoint } from '@vigia/domain/captures';
import type { Stage } from '../stage/stage.ts';
import type { MarkKind } from './marks.ts';
import type { CountHistory } from './use-count.ts';
import type { CountingWords } from './words.ts';

/** What actions, clicks and taps do to the count and its view; each announces its result. */
export interface CountingTools {
  readonly act: (act: CountingAct) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly zoom: (steps: number) => void;
  readonly reset: () => void;
  readonly toggleErase: () => void;
  readonly toggleLayer: (kind: MarkKind) => void;
  /** Adds shown proposals to the count that have no circle yet. */
  readonly accept: (which: 'surest' | 'all') => void;
  readonly toggleCursor: () => void;
  /** Moves the keyboard cursor, CSS px. */
  readonly moveCursor: (dx: number, dy: number) => void;
  readonly addAtCursor: () => void;
  readonly removeAtCursor: () => void;
  readonly nextCircle: () => void;
  /** Removes the circle nearest to a point, if one is close enough for a mouse or a finger. */
  readonly removeNear: (at: ImagePoint, isTouch: boolean) => void;
}

/** The count before and after an act. */
export interface Change {
  readonly before: CountHistory;
  readonly after: CountHistory;
}

/** The state that the tools work on; read again at each use. */
export interface Workbench {
  readonly stage: Stage | null;
  readonly pestId: number;
  readonly cursor: ImagePoint | null;
  readonly erases: boolean;
  readonly act: (act: CountingAct) => Change;
  readonly undo: () => Change;
  readonly redo: () => Change;
  readonly now: () => Counting;
  readonly setCursor: (at: ImagePoint | null) => void;
  readonly setErases: (erases: boolean) => void;
  readonly shown: Readonly<Record<MarkKind, boolean>>;
  readonly setShown: (shown: Readonly<Record<MarkKind, boolean>>) => void;
  /**
   * Proposals without a circle in the count, highest score first, as circles; empty while proposals are hidden.
   */
  readonly open: readonly Circle[];
  /** The model has processed the photo, and its proposals are loaded. */
  readonly hasInference: boolean;
  readonly onClear: () => void;
  readonly words: CountingWords;
  readonly say: (text: string) => void;
  /** Moves the focus to the photo, from a button that is about to be disabled. */
  readonly focus: () => void;
}
