import { parseIsoDate } from '@vigia/domain';
import type { SprayOption } from '@vigia/domain/spraying';
import { useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { SPRAY_SHEET } from './words.ts';

const Line = styled.p`
  margin: 0;
  font-weight: 600;
  text-wrap: pretty;
`;

export interface VerdictSummaryProps {
  /** The day as it was typed. */
  readonly date: string;
  /** Null while the day is none. */
  readonly options: readonly SprayOption[] | null;
}

/** How many products may be applied on the day; read aloud when the day or the market is another one. */
export function VerdictSummary({ date, options }: VerdictSummaryProps) {
  const words = useWords(SPRAY_SHEET);
  const day = parseIsoDate(date);
  const count = (verdict: SprayOption['verdict']) =>
    options?.filter((option) => option.verdict === verdict).length ?? 0;
  return <Line aria-live="polite">{day !== null && options !== null && words.summary(day, count)}</Line>;
}
