import type { Crop, CropId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { Select } from '../../controls/select/select.tsx';
import { useWords } from '../../words/language.tsx';
import { ALL, cropOptions, type OrAll } from './selector-options.ts';
import { SELECTORS } from './words.ts';

export interface CropSelectProps extends Partial<FieldTexts> {
  /** In any order. */
  readonly crops: readonly Pick<Crop, 'id' | 'name' | 'variantName'>[];
  readonly value: OrAll<CropId> | null;
  readonly onChange: (value: OrAll<CropId>) => void;
  /** Adds a first entry for all crops, with this text. */
  readonly allLabel?: string | undefined;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
}

/** Chooses a crop by its name, with the variety in parentheses, in Spanish order. */
export function CropSelect({ crops, allLabel, label, ...rest }: CropSelectProps) {
  const words = useWords(SELECTORS);
  const options = useMemo(() => {
    const all = allLabel === undefined ? [] : [{ value: ALL, label: allLabel } as const];
    return [...all, ...cropOptions(crops)];
  }, [crops, allLabel]);
  return <Select<OrAll<CropId>> {...rest} label={label ?? words.crop} options={options} />;
}
