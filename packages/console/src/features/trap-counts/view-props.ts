import type { StoredCount } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { Pest, Sector, StationId } from '@vigia/domain/farm';
import type { TrapPhotos } from '../../shared/outbox/trap-photos.ts';
import type { CountRefusal } from './refusal.ts';
import type { Round, RoundAct } from './round.ts';
import type { Trap, TrapPast } from './traps.ts';
import type { UnusualCount } from './unusual.ts';

export interface CountsForm {
  /** `queued`: it waits on this device for a line. */
  readonly stage: 'form' | 'asking' | 'sent' | 'queued';
  readonly round: Round;
  /** The pass was found as an earlier visit left it. */
  readonly isFound: boolean;
  readonly isSending: boolean;
  readonly refusal: CountRefusal | null;
  /** How often sending was tried without success. */
  readonly attempts: number;
  readonly sectors: readonly Sector[];
  readonly pests: readonly Pest[];
  readonly traps: readonly Trap[];
  /** The station whose trap is counted first; null: the first one of the list. */
  readonly startStation: StationId | null;
  /** How many traps were chosen for the pass; null: it is of a field. */
  readonly chosen: number | null;
  /** Whether these are shown, and not those of a field. */
  readonly showsChosen: boolean;
  readonly withoutPest: number;
  readonly pastOf: (trap: string) => TrapPast;
  readonly past: 'loading' | 'failed' | 'ready';
  readonly photos: TrapPhotos;
  readonly unusual: readonly UnusualCount[];
  /** What was stored, once it is sent. */
  readonly stored: readonly StoredCount[];
  /** How many photos of these are still to be sent. */
  readonly photosToSend: number;
  readonly nameOf: (stationId: number) => string;
  readonly today: IsoDate;
}

export type CountsAct =
  | RoundAct
  /** `file`: null removes the photo. */
  | { readonly act: 'photo'; readonly trap: string; readonly file: File | null }
  | { readonly act: 'send' }
  | { readonly act: 'send-asked' }
  | { readonly act: 'correct' }
  | { readonly act: 'restart' }
  | { readonly act: 'retry-past' }
  | { readonly act: 'show-chosen' }
  | { readonly act: 'undo' }
  | { readonly act: 'see-chart' }
  | { readonly act: 'again' }
  | { readonly act: 'close' };

export interface CountsProps {
  readonly form: CountsForm;
  readonly dispatch: (act: CountsAct) => void;
}
