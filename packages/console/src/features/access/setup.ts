import type { NewApp } from '@vigia/api/contract';

/** The current view of the setup of a second step. */
export type SetupView =
  | { readonly at: 'overview' }
  | { readonly at: 'app'; readonly app: NewApp }
  | { readonly at: 'passkey' }
  /** Shown only once. */
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const OVERVIEW: SetupView = { at: 'overview' };

/** The view after a confirmation: the new backup codes, shown only once; the overview without new ones. */
export const afterConfirming = (codes: readonly string[] | null): SetupView =>
  codes === null ? OVERVIEW : { at: 'codes', codes };

/** The actions of the buttons of the setup. */
export interface SetupActions {
  readonly beginApp: () => void;
  readonly confirmApp: (code: string) => void;
  readonly choosePasskey: () => void;
  readonly addPasskey: (name: string) => void;
  readonly back: () => void;
}

/** The state of a setup. */
export interface SetupState {
  readonly view: SetupView;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
}
