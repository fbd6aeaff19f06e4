/** The states of a dialog's save button. */
export const SAVE_STATES = ['idle', 'saving', 'success', 'error'] as const;
export type SaveState = (typeof SAVE_STATES)[number];

/** How long a snackbar stays, ms; longer where a list of failures has to be read. */
export const SNACKBAR_MS = 8000;
export const COUNTING_SNACKBAR_MS = 4000;
export const LONG_SNACKBAR_MS = 100_000;
/** After the second press a dialog closes, and is reset this much later, out of sight, ms. */
export const DIALOG_RESET_MS = 100;
/** A user that was just made is requested again after this time, ms. */
export const USER_REFRESH_MS = 5000;

export interface SavePress {
  readonly state: SaveState;
  readonly effect: 'none' | 'save' | 'close';
}

/**
 * What pressing the button does: no effect while saving, closes after a success, otherwise saves; a form with an
 * invalid field stays as it is.
 */
export function pressSave(state: SaveState, valid: boolean): SavePress {
  if (state === 'saving') return { state, effect: 'none' };
  if (state === 'success') return { state: 'idle', effect: 'close' };
  return valid ? { state: 'saving', effect: 'save' } : { state, effect: 'none' };
}

/** What an answer does: it is ignored unless one is awaited. */
export function settleSave(state: SaveState, outcome: 'success' | 'error'): SaveState {
  return state === 'saving' ? outcome : state;
}
