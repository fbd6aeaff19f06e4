import type { MappedField } from '@vigia/api/contract';

/** A field as it is stored, and as the history shows it: `measure unit path`. */
export const mappedLine = ({ measure, unit, path }: MappedField): string => `${measure} ${unit} ${path}`;

const LINE = /^(\S+) (\S+) (.+)$/s;

/** Reads what `mappedLine` has written. */
export function mappedField(line: string): MappedField {
  const [, measure, unit, path] = LINE.exec(line) ?? [];
  return { measure, unit, path } as MappedField;
}
