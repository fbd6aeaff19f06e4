import type { FieldErrors } from '@vigia/domain/farm';
import type { TableRules } from '@vigia/domain/tables';
import type * as z from 'zod/mini';

/** What the contract's shape of a field says of a value; null if it takes it. */
export function shapeError(shape: z.ZodMiniType, value: unknown): string | null {
  const parsed = shape.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? '');
}

/** The same rules, which also refuse what the contract's shapes refuse: a name that is too long. */
export const withShapes = <Column extends string, Thing, Draft>(
  rules: TableRules<Column, Thing, Draft>,
  shapeErrors: (draft: Draft) => FieldErrors<string>,
): TableRules<Column, Thing, Draft> => ({
  ...rules,
  read: (...row) => {
    const read = rules.read(...row);
    return { ...read, errors: { ...(shapeErrors(read.draft) as FieldErrors<Column>), ...read.errors } };
  },
});
