import type {
  Client,
  DraftField,
  EventChoices,
  EventDraft,
  EventType,
  FieldErrors,
  IsoDate,
} from '@vigia/domain';
import type { Photo, PhotoProgress } from './photos.ts';
import type { Refusal } from './refusal.ts';

/** A device that is to go from a pool to the client of the report. */
export interface Handover {
  readonly serial: string;
  readonly from: string;
  readonly to: string;
  readonly isConfirmed: boolean;
}

/** What the dialog shows, and what can be done in it. */
export interface ReportViewProps {
  readonly state: 'opening' | 'ready' | 'forbidden';
  readonly kind: EventType | null;
  readonly draft: EventDraft | null;
  readonly errors: FieldErrors<DraftField>;
  readonly attempts: number;
  /** The device is another client's, from whom it goes; null for one of the client's own. */
  readonly handover: Handover | null;
  readonly onConfirmHandover: (isConfirmed: boolean) => void;
  /** What is missing where it is not the form's fields; null when they are. */
  readonly invalidMessage: string | null;
  /** Null while they are on the way. */
  readonly choices: EventChoices | null;
  readonly choicesFailed: boolean;
  readonly poolFailed: boolean;
  readonly onRetryChoices: () => void;
  readonly clients: readonly Pick<Client, 'id' | 'name'>[];
  readonly today: IsoDate;
  readonly photos: readonly Photo[];
  readonly onFiles: (files: readonly File[]) => void;
  /** When the draft that an earlier visit left was last edited, in words; null for a new one. */
  readonly foundAt: string | null;
  readonly onRestart: () => void;
  readonly onKind: (kind: EventType) => void;
  readonly onEdit: (changes: Partial<EventDraft>) => void;
  readonly onLocate: () => void;
  readonly locating: boolean;
  readonly locateProblem: string | undefined;
  readonly refusal: Refusal | null;
  readonly isSaving: boolean;
  /** The report was taken; its photos are still to come. */
  readonly isSent: boolean;
  readonly progress: PhotoProgress | null;
  /** What was sent; null while something is being written. */
  readonly doneKind: EventType | null;
  readonly onSeeLogs: (() => void) | undefined;
  readonly isValid: boolean;
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  readonly onRefused: () => void;
  /** What was edited after an earlier try was taken is a report of its own. */
  readonly onIsAnother: () => void;
  readonly onAgain: () => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}
