import type { Confirmed } from './ask-first.tsx';

/** Props of every form of a farm entity. */
export interface FormProps<Draft> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The stored values; undefined for a new entity. */
  readonly edited?: Draft | undefined;
  readonly onSave: SaveDraft<Draft>;
}

/**
 * Sends a draft; rejects if it was not saved.
 *
 * @param seen the stored values that the form opened with; fields left out are overwritten without a check
 * @param confirmed codes of the questions that the user confirmed; absent when there were none
 */
export type SaveDraft<Draft> = (
  draft: Draft,
  key: string,
  signal: AbortSignal,
  seen: Partial<Draft>,
  confirmed?: Confirmed,
) => Promise<unknown>;
