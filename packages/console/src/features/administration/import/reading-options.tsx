import { Checkbox, Select, useWords } from '@vigia/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ChosenFile, ReadOptions } from './use-preview.ts';
import { IMPORT, type ImportWords } from './words.ts';

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Mapping = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 16px;
`;

const SANTIAGO = 'santiago';
/** Clocks of loggers in Chile and its neighbours, without summer time. */
const OFFSETS = ['-03:00', '-04:00', '-05:00', '-06:00', '+00:00'];

export interface ReadingOptionsProps {
  readonly chosen: ChosenFile;
  /** What its columns can be. */
  readonly roles: Readonly<Partial<Record<keyof ImportWords['many']['roles'], string>>>;
  /** Whether its columns can be named; those of a known network's export are known. */
  readonly hasColumns: boolean;
  readonly onChange: (change: Partial<ReadOptions>) => void;
}

/** How a file is read: which column is what (the others are recognised by their titles), its clock, its error codes. */
export function ReadingOptions({ chosen, roles, hasColumns, onChange }: ReadingOptionsProps) {
  const words = useWords(IMPORT);
  const roleNames = Object.keys(roles) as (keyof typeof roles)[];
  const clocks = [
    { value: SANTIAGO, label: words.santiago },
    ...OFFSETS.map((value) => ({ value, label: words.utc(value) })),
  ];
  const label = useId();
  const options = chosen.titles.map((title) => ({ value: title, label: title }));
  const { columns, emptyCodes, utcOffset } = chosen.options;
  return (
    <Group>
      {hasColumns && (
        <Group role="group" aria-labelledby={label}>
          <span id={label}>{words.columns}</span>
          <Mapping>
            {roleNames.map((role) => (
              <Select
                key={role}
                label={roles[role] ?? ''}
                options={options}
                value={columns[role] ?? null}
                placeholder={words.automatic}
                onChange={(title) => onChange({ columns: { ...columns, [role]: title } })}
              />
            ))}
          </Mapping>
        </Group>
      )}
      <Select
        label={words.clock}
        options={clocks}
        value={utcOffset ?? SANTIAGO}
        onChange={(value) => onChange({ utcOffset: value === SANTIAGO ? null : value })}
      />
      <Checkbox isSelected={emptyCodes} onChange={(selected) => onChange({ emptyCodes: selected })}>
        {words.emptyCodes}
      </Checkbox>
    </Group>
  );
}
