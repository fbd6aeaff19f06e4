import type { DataPoints } from '@vigia/api/client';
import type { Samples } from '@vigia/ui/panels';

/** A column as a chart draws it; text and what is not there are holes. Null for a column that nothing was measured of. */
export function samplesOf({ times, columns }: DataPoints, column: string): Samples | null {
  const values = columns.get(column);
  if (!values) return null;
  return { t: times, values: values.map((value) => (typeof value === 'number' ? value : null)) };
}
