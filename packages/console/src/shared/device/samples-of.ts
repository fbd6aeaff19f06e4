import type { DataPoints } from '@vigia/api/client';
import type { Samples } from '@vigia/ui/panels';

/** A column as samples of a chart; text and missing values become null. Null for a column without data. */
export function samplesOf({ times, columns }: DataPoints, column: string): Samples | null {
  const values = columns.get(column);
  if (!values) return null;
  return { t: times, values: values.map((value) => (typeof value === 'number' ? value : null)) };
}
