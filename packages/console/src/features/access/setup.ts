import type { NewApp } from '@vigia/api/contract';

/** What is shown of setting up a second step. */
export type SetupView =
  | { readonly at: 'overview' }
  /** The password was shown too long ago: what was asked for goes on once it is right. */
  | { readonly at: 'prove' }
  | { readonly at: 'app'; readonly app: NewApp }
  | { readonly at: 'passkey' }
  /** Told this once. */
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const OVERVIEW: SetupView = { at: 'overview' };

/** After something was confirmed: the codes that came with it, which are told this once. */
export const afterConfirming = (codes: readonly string[] | null): SetupView =>
  codes === null ? OVERVIEW : { at: 'codes', codes };

/** What the buttons of a setup do. */
export interface SetupActions {
  readonly prove: (password: string) => void;
  readonly beginApp: () => void;
  readonly confirmApp: (code: string) => void;
  readonly choosePasskey: () => void;
  readonly addPasskey: (name: string) => void;
  readonly back: () => void;
}

/** How a setup stands. */
export interface SetupState {
  readonly view: SetupView;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
}
