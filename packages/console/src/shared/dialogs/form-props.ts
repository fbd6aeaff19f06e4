/** What every form of administrators is given. */
export interface FormProps<Draft> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** As it is, to be edited; absent for something new. */
  readonly edited?: Draft | undefined;
  /** Rejects when it was not saved. */
  readonly onSave: (draft: Draft, key: string, signal: AbortSignal) => Promise<unknown>;
}
