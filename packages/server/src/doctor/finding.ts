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

/** The message of anything that can be thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
