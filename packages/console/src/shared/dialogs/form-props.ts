import type { Confirmed } from './ask-first.tsx';

/** What every form of administrators is given. */
export interface FormProps<Draft> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** As it is, to be edited; absent for something new. */
  readonly edited?: Draft | undefined;
  readonly onSave: SaveDraft<Draft>;
}

/**
 * Sends a draft; rejects when it was not saved.
 *
 * @param seen what is edited, as far as it may not have changed meanwhile
 * @param confirmed given when the person was asked whether it is meant, and it is
 */
export type SaveDraft<Draft> = (
  draft: Draft,
  key: string,
  signal: AbortSignal,
  seen: Partial<Draft>,
  confirmed?: Confirmed,
) => Promise<unknown>;
