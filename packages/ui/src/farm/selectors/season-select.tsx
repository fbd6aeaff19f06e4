import type { Season, SeasonId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { Select } from '../../controls/select/select.tsx';
import { useWords } from '../../words/language.tsx';
import { ALL, type OrAll, seasonOptions } from './selector-options.ts';
import { SELECTORS } from './words.ts';

export interface SeasonSelectProps extends Partial<FieldTexts> {
  /** In any order. */
  readonly seasons: readonly Pick<Season, 'id' | 'name' | 'start'>[];
  readonly value: OrAll<SeasonId> | null;
  readonly onChange: (value: OrAll<SeasonId>) => void;
  /** Adds a first entry for all seasons, with this text. */
  readonly allLabel?: string | undefined;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
}

/** Chooses a season; the latest start is first. For filters use `allLabel="Todas"`. */
export function SeasonSelect({ seasons, allLabel, label, ...rest }: SeasonSelectProps) {
  const words = useWords(SELECTORS);
  const options = useMemo(() => {
    const all = allLabel === undefined ? [] : [{ value: ALL, label: allLabel } as const];
    return [...all, ...seasonOptions(seasons)];
  }, [seasons, allLabel]);
  return <Select<OrAll<SeasonId>> {...rest} label={label ?? words.season} options={options} />;
}
