import { DIALOG_RESET_MS } from '@vigia/domain/farm';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  IDLE,
  type SaveEffect,
  type SaveEvent,
  type SaveMachine,
  type SavePhase,
  saveStep,
} from './save-machine.ts';

export interface SaveOptions {
  /** Sends what was typed; the signal is aborted when the user cancels. */
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  /** Every field is valid. */
  readonly isValid: boolean;
  /** Called to close the dialog. */
  readonly onClose: () => void;
  /** Called 100 ms after it closed; `saved` says whether saving succeeded, so that the form may be emptied. */
  readonly onReset?: ((saved: boolean) => void) | undefined;
  /** Called when save was pressed and a field is invalid. */
  readonly onRefused?: (() => void) | undefined;
}

export interface Save {
  readonly phase: SavePhase;
  /**
   * Presses the save button.
   *
   * @returns `success` if saving succeeded, else `none`
   * @throws whatever `onSave` threw
   */
  readonly press: () => Promise<'success' | 'none'>;
  /** Aborts the request; what was typed stays. */
  readonly cancel: () => void;
  /** Closes without saving; ignored while saving. */
  readonly dismiss: () => void;
}

/** The state machine of a save dialog together with its request. */
export function useSave(options: SaveOptions): Save {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const machine = useRef<SaveMachine>(IDLE);
  const request = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [phase, setPhase] = useState<SavePhase>(IDLE.phase);

  const send = useCallback((event: SaveEvent): SaveEffect => {
    const step = saveStep(machine.current, event);
    machine.current = step.machine;
    setPhase(step.machine.phase);
    return step.effect;
  }, []);

  const close = useCallback(
    (saved: boolean) => {
      latest.current.onClose();
      timer.current = setTimeout(() => {
        send({ type: 'reset' });
        latest.current.onReset?.(saved);
      }, DIALOG_RESET_MS);
    },
    [send],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  const press = useCallback(async () => {
    const { isValid, onSave, onRefused } = latest.current;
    const effect = send({ type: 'press', valid: isValid });
    if (effect === 'refuse') onRefused?.();
    if (effect === 'close') close(true);
    if (effect !== 'save') return 'none';
    const controller = new AbortController();
    request.current = controller;
    const { attempt } = machine.current;
    try {
      await onSave(controller.signal);
      send({ type: 'settled', attempt, outcome: 'success' });
      return controller.signal.aborted ? 'none' : 'success';
    } catch (error) {
      send({ type: 'settled', attempt, outcome: 'error' });
      if (controller.signal.aborted) return 'none';
      throw error;
    }
  }, [send, close]);

  const cancel = useCallback(() => {
    if (send({ type: 'cancel' }) === 'abort') request.current?.abort();
  }, [send]);

  const dismiss = useCallback(() => {
    const saved = machine.current.phase === 'success';
    if (send({ type: 'dismiss' }) === 'close') close(saved);
  }, [send, close]);

  return { phase, press, cancel, dismiss };
}
