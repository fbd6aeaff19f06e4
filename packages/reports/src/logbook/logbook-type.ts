import type { IsoDate } from '@vigia/domain';

/** An application or recommendation as the logbook prints it; what is not known is null. */
export interface PrintedEntry {
  readonly id: number;
  readonly date: IsoDate;
  readonly crop: string | null;
  readonly pest: string | null;
  /** `35,2 °C·día`, `Larvas, 1ª generación`. */
  readonly degreeDays: string | null;
  readonly stage: string | null;
  /** Captures of seven days. */
  readonly captures: number | null;
  readonly product: string | null;
  readonly activeIngredient: string | null;
  readonly mode: string | null;
  /** With its measure. */
  readonly dose: string | null;
  readonly preHarvestDays: number | null;
  readonly firstHarvest: IsoDate | null;
  readonly markets: string | null;
  readonly reentryHours: number | null;
  readonly protectedTo: IsoDate | null;
  readonly responsible: string | null;
  readonly comments: string | null;
}

/** A field of a printed logbook. */
export interface PrintedField {
  readonly name: string;
  /** `Cosecha`, `Biofix` and their days as texts; empty where none is known. */
  readonly harvests: readonly string[];
  readonly biofixes: readonly string[];
  readonly applications: readonly PrintedEntry[];
  readonly recommendations: readonly PrintedEntry[];
}

/** The logbook of a client's fields in a season or some days. */
export interface PrintedLogbook {
  readonly client: { readonly id: number; readonly name: string; readonly logo: string | null };
  /** The season's name, or the first and last day. */
  readonly period: string;
  readonly issued: IsoDate;
  /** Address of who made it; null for a program. */
  readonly issuer: string | null;
  readonly fields: readonly PrintedField[];
}

/** Renders one HTML document that breaks into A4 pages by itself: no script, nothing loaded from elsewhere. */
export type RenderLogbook = (logbook: PrintedLogbook) => string;
