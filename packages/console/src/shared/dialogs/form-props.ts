/** What every form of administrators is given. */
export interface FormProps<Draft> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** As it is, to be edited; absent for something new. */
  readonly edited?: Draft | undefined;
  /** Rejects when it was not saved; `seen` is what is edited, as far as it may not have changed meanwhile. */
  readonly onSave: (draft: Draft, key: string, signal: AbortSignal, seen: Partial<Draft>) => Promise<unknown>;
}
