import type { ColumnFilter } from '../column-filter.ts';

type Range<Kind extends ColumnFilter['kind']> = Extract<ColumnFilter, { readonly kind: Kind }>;

export interface RangeFilterProps<Kind extends 'number' | 'date'> {
  readonly filter: Range<Kind> | null;
  readonly onChange: (filter: Range<Kind>) => void;
}
