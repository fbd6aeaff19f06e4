import { pressSave, type SaveState, settleSave } from '@vigia/domain/farm';

/**
 * State of a save dialog. `closing` looks like `success` until the reset, which comes when the dialog is
 * invisible.
 */
export type SavePhase = SaveState | 'closing';

export interface SaveMachine {
  readonly phase: SavePhase;
  /** Number of the current or last request; the answer to an earlier one is ignored. */
  readonly attempt: number;
}

export type SaveEvent =
  /** The button was pressed; `valid` is true if every field is valid. */
  | { readonly type: 'press'; readonly valid: boolean }
  | { readonly type: 'settled'; readonly attempt: number; readonly outcome: 'success' | 'error' }
  /** The user cancelled the request. */
  | { readonly type: 'cancel' }
  /** The dialog was closed by its icon, Escape or a press outside. */
  | { readonly type: 'dismiss' }
  /** The dialog is invisible. */
  | { readonly type: 'reset' };

/**
 * What the caller must do: send what was typed, close the dialog, show the invalid fields, or abort the
 * request.
 */
export type SaveEffect = 'none' | 'save' | 'close' | 'refuse' | 'abort';

export interface SaveStep {
  readonly machine: SaveMachine;
  readonly effect: SaveEffect;
}

export const IDLE: SaveMachine = { phase: 'idle', attempt: 0 };

const stay = (machine: SaveMachine): SaveStep => ({ machine, effect: 'none' });

function press(machine: SaveMachine, valid: boolean): SaveStep {
  const { phase, attempt } = machine;
  if (phase === 'closing') return stay(machine);
  const { effect } = pressSave(phase, valid);
  if (effect === 'save') return { machine: { phase: 'saving', attempt: attempt + 1 }, effect };
  if (effect === 'close') return { machine: { phase: 'closing', attempt }, effect };
  return phase === 'saving' ? stay(machine) : { machine, effect: 'refuse' };
}

/**
 * The state machine of the save dialog: idle → saving → success or error. Presses while saving or closing do
 * nothing, a press after success closes, a press after an error tries again. The reset leads to idle from every
 * state but saving.
 */
export function saveStep(machine: SaveMachine, event: SaveEvent): SaveStep {
  const { phase, attempt } = machine;
  switch (event.type) {
    case 'press':
      return press(machine, event.valid);
    case 'settled': {
      if (phase === 'closing' || event.attempt !== attempt) return stay(machine);
      return stay({ phase: settleSave(phase, event.outcome), attempt });
    }
    case 'cancel':
      return phase === 'saving' ? { machine: { phase: 'idle', attempt }, effect: 'abort' } : stay(machine);
    case 'dismiss':
      if (phase === 'saving' || phase === 'closing') return stay(machine);
      return { machine: { phase: 'closing', attempt }, effect: 'close' };
    case 'reset':
      return stay(phase === 'saving' ? machine : { phase: 'idle', attempt });
  }
}
