import type { IsoDate } from '@vigia/domain';
import type { EventChoices, LogType } from '@vigia/domain/events';
import type { Client } from '@vigia/domain/farm';
import type { TakenStation, WaitingDevice } from '../../shared/outbox/waiting-devices.ts';
import type { SprayFacts } from '../../shared/spraying/spray-facts.ts';
import type { Desk, DeskAct } from './desk.ts';

/** A device that would go from a pool to the client of the event. */
export interface Handover {
  readonly serial: string;
  readonly from: string;
  readonly to: string;
  readonly isConfirmed: boolean;
}

/** What the dialog shows. */
export interface ShownEvent {
  readonly stage: 'forbidden' | 'opening' | 'form' | 'photos' | 'sent';
  readonly desk: Desk;
  /** Null while they are loading. */
  readonly choices: EventChoices | null;
  readonly choicesFailed: boolean;
  readonly poolFailed: boolean;
  /** The report that waits on this device and has the device which was chosen; null: none. */
  readonly deviceTaken: WaitingDevice | null;
  /** The station of this installation, where another one waits for it; null: none does. */
  readonly stationTaken: TakenStation | null;
  /** Its present owner, another client; null for a device of the client's own. */
  readonly handover: Handover | null;
  /** How the client's product of an application stands in the field; null for another kind, product or text. */
  readonly spray: SprayFacts | null;
  /** Every field of the form is valid; the confirmation of the handover may be missing. */
  readonly isFilled: boolean;
  readonly isValid: boolean;
  readonly clients: readonly Pick<Client, 'id' | 'name'>[];
  readonly today: IsoDate;
}

/** What can be done in the dialog, besides saving. */
export type EventDialogAct =
  | Extract<DeskAct, { readonly act: 'choose' | 'edit' | 'attach' | 'check' | 'separate' }>
  | { readonly act: 'confirm-handover'; readonly isConfirmed: boolean }
  | { readonly act: 'locate' | 'restart' | 'retry-choices' }
  /** Without the photos that are left. */
  | { readonly act: 'finish' }
  | { readonly act: 'see-logs'; readonly log: LogType }
  | { readonly act: 'again' | 'close' | 'count-traps' };

export interface StageProps {
  readonly form: ShownEvent;
  readonly dispatch: (act: EventDialogAct) => void;
}

export interface EventFormViewProps extends StageProps {
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  /** After saving; null: what follows in place of the form says it. */
  readonly savedMessage: () => string | null;
}
