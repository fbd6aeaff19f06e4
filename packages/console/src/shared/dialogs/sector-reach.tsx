import type { SectorId } from '@vigia/domain/farm';
import { MultiSelect, RadioGroup } from '@vigia/ui';

/** Whether something is about the whole client, or only about sectors of it. */
export type Reach = 'client' | 'sectors';

/** Words of the choice, which say what it is about. */
interface ReachWords {
  readonly reach: string;
  readonly whole: string;
  readonly some: string;
  readonly sectors: string;
  readonly sectorsHelp?: string;
}

export interface SectorReachProps {
  readonly words: ReachWords;
  readonly reach: Reach;
  readonly sectorIds: readonly SectorId[];
  readonly sectors: readonly { readonly value: SectorId; readonly label: string }[];
  readonly onChange: (changes: { reach: Reach } | { sectorIds: readonly SectorId[] }) => void;
  /** Error of the chosen sectors, and what notes that they were left. */
  readonly field: { readonly error: string | undefined; readonly onBlur: () => void };
}

/** Chooses the whole client or some of its sectors. */
export function SectorReach({ words, reach, sectorIds, sectors, onChange, field }: SectorReachProps) {
  return (
    <>
      <RadioGroup
        label={words.reach}
        choices={[
          { value: 'client', label: words.whole },
          { value: 'sectors', label: words.some, isDisabled: sectors.length === 0 },
        ]}
        value={reach}
        onChange={(chosen) => onChange({ reach: chosen })}
      />
      {reach === 'sectors' && (
        <MultiSelect
          label={words.sectors}
          {...(words.sectorsHelp === undefined ? {} : { help: words.sectorsHelp })}
          isRequired
          allLabel={null}
          options={sectors}
          value={sectorIds}
          onChange={(chosen) => onChange({ sectorIds: chosen })}
          {...field}
        />
      )}
    </>
  );
}
