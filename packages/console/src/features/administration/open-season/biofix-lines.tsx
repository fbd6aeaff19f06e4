import type { AdminClient } from '@vigia/api/client';
import { BIOFIX_TYPE_WORDS } from '@vigia/domain/es';
import type { BiofixType } from '@vigia/domain/farm';
import { Checkbox, type CheckedField, DateField, MEDIA, Select, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { nameOrId } from '../tables/names.ts';
import type { BiofixLine } from './draft.ts';
import { OPEN_SEASON } from './words.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 170px 150px;
  align-items: start;
  gap: 12px;
  & + & { margin-top: 4px; }
  & > :first-child { padding-top: 10px; }
  ${MEDIA.narrow} {
    grid-template-columns: 1fr 1fr;
    & > :first-child { grid-column: 1 / -1; padding-top: 0; }
  }
`;

const TYPES = (['biofix', 'chronofix'] as const).map((value) => ({ value, label: BIOFIX_TYPE_WORDS[value] }));

export interface BiofixLinesProps {
  readonly owner: AdminClient;
  readonly lines: readonly BiofixLine[];
  readonly onChange: (lines: BiofixLine[]) => void;
  readonly field: (index: number) => CheckedField;
}

/** Proposed biofixes, each with its day and type, which can be left out. */
export function BiofixLines({ owner, lines, onChange, field }: BiofixLinesProps) {
  const words = useWords(OPEN_SEASON);
  const change = (index: number, changes: Partial<BiofixLine>) =>
    onChange(lines.map((line, i) => (i === index ? { ...line, ...changes } : line)));
  return lines.map(({ pestId, sectorId, date, type, isIncluded }, i) => {
    const name = words.biofix(nameOrId(owner.pests, pestId), nameOrId(owner.sectors, sectorId));
    return (
      <Line key={`${pestId} ${sectorId}`} role="group" aria-label={name}>
        <Checkbox isSelected={isIncluded} onChange={(isOn) => change(i, { isIncluded: isOn })}>
          <span>{name}</span>
        </Checkbox>
        <DateField
          label={words.date}
          value={date}
          isDisabled={!isIncluded}
          onChange={(next) => change(i, { date: next })}
          {...field(i)}
        />
        <Select<BiofixType>
          label={words.type}
          options={TYPES}
          value={type}
          isDisabled={!isIncluded}
          onChange={(next) => change(i, { type: next })}
        />
      </Line>
    );
  });
}
