import { formatNumber } from '@vigia/domain/es';
import type { ServiceCheck, ServiceFigure, ServiceFinding, ServiceState } from '@vigia/domain/service';

interface Details {
  readonly sentence: string;
  readonly advice?: string;
  readonly figures?: readonly ServiceFigure[];
  readonly faults?: readonly string[];
}

/** A finding of a check. Its sentences are Spanish and end with a full stop. */
export const finding = (
  check: ServiceCheck,
  state: ServiceState,
  { sentence, advice, figures = [], faults = [] }: Details,
): ServiceFinding => ({ check, state, sentence, advice: advice ?? null, figures, faults });

/** A figure of a finding, as texts in Spanish. */
export const figure = (label: string, value: string): ServiceFigure => ({ label, value });

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `1,5 GB`: 1 kB is a thousand bytes. */
export function bytesText(bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(bytes))) / 3)),
  );
  return `${formatNumber(bytes / 1000 ** power, power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

/** The message of anything that can be thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
