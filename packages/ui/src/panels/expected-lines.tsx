import { bandText, type Expectation, expectedWords } from '@vigia/domain';
import { shortDate } from './words.ts';

export interface ExpectedLinesProps {
  readonly of: Expectation;
  /** Past years are being asked. */
  readonly isAwaited?: boolean;
}

/** When something is expected, its day in large figures, and below how sure that is; why no day is named without one. */
export function ExpectedLines({ of, isAwaited = false }: ExpectedLinesProps) {
  if (isAwaited && !of.expected) return <p>calculando la fecha…</p>;
  const { before, day, after } = expectedWords(of);
  const band = bandText(of);
  return (
    <>
      <p>
        {before}
        {day && <strong>{shortDate(day)}</strong>}
        {after}
      </p>
      {band !== null && <p>{band}</p>}
    </>
  );
}
