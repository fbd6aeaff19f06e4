import { type ChoiceSource, type DraftFields, poolOfDevice } from '@vigia/domain/events';
import type { ClientId, EventType } from '@vigia/domain/farm';
import { useState } from 'react';
import { takesDevices } from './use-choices.ts';
import type { Handover } from './view-props.ts';

interface HandoverRequest {
  /** Null without a question. */
  readonly handover: Handover | null;
  /** The pool whose device becomes the client's; null for a device of its own. */
  readonly fromClientId: ClientId | null;
  readonly isSettled: boolean;
  readonly confirm: (isConfirmed: boolean) => void;
}

/** Whether the device to be put up leaves a pool, and whether that was confirmed; another device needs another confirmation. */
export function useHandover(
  source: ChoiceSource | null,
  kind: EventType | null,
  draft: Partial<DraftFields> | null | undefined,
): HandoverRequest {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const serial = takesDevices(kind) ? (draft?.nodeSerial ?? null) : null;
  const pool = source && serial !== null ? poolOfDevice(source, serial) : null;
  if (source === null || serial === null || pool === null) {
    return { handover: null, fromClientId: null, isSettled: true, confirm: () => undefined };
  }
  const [from, to] = [pool.client, source.tree.client];
  const move = `${serial} ${to.id}`;
  const isConfirmed = confirmed === move;
  return {
    handover: { serial, from: from.name, to: to.name, isConfirmed },
    fromClientId: from.id,
    isSettled: isConfirmed,
    confirm: (isMeant) => setConfirmed(isMeant ? move : null),
  };
}
