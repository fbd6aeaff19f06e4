import { ALL, type Filters, type Season, sortSeasons } from '@vigia/domain/farm';
import { PRESSURE_RADII } from '@vigia/domain/pressure';
import { Card, MEDIA, pestOptions, Select, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import type { Radius } from './address.ts';
import type { PressureChoice } from './choice.ts';
import { PRESSURE } from './words.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: 20px 12px;
  align-items: start;
  padding-top: 6px;
  /* The map is to be seen without scrolling far: what is short takes half a row. */
  ${MEDIA.narrow} {
    grid-template-columns: 1fr 1fr;
    & > :nth-of-type(-n + 2) { grid-column: 1 / -1; }
  }
`;

export interface PressureFormProps {
  readonly choice: PressureChoice;
  readonly seasons: readonly Season[];
  readonly radius: Radius;
  readonly onFilters: (changes: Pick<Filters, 'season' | 'sector' | 'pest'>) => void;
  readonly onRadius: (radius: Radius) => void;
}

/** Which traps are looked at, and how far each may speak for the ground. */
export function PressureForm({ choice, seasons, radius, onFilters, onRadius }: PressureFormProps) {
  const words = useWords(PRESSURE).form;
  const { season, sectors, sector, pests, pest } = choice;
  const hasTraps = sectors.length > 0;
  const fields = sectors.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card title={words.label}>
      <Fields>
        {hasTraps && (
          <>
            <Select
              label={words.sector}
              options={[...fields, ...(fields.length > 1 ? [{ value: ALL, label: words.allSectors }] : [])]}
              value={sector === null ? ALL : String(sector.id)}
              onChange={(id) => id !== null && onFilters({ sector: id === ALL ? ALL : Number(id) })}
            />
            <Select
              label={words.pest}
              options={pestOptions(pests)}
              value={pest?.id ?? null}
              onChange={(id) => id !== null && onFilters({ pest: id })}
            />
          </>
        )}
        <Select
          label={words.season}
          options={sortSeasons(seasons).map(({ id, name }) => ({ value: id, label: name }))}
          value={season?.id ?? null}
          onChange={(id) => id !== null && onFilters({ season: id })}
        />
        {hasTraps && (
          <Select
            label={words.radius}
            options={PRESSURE_RADII.map((each) => ({ value: each, label: words.metres(each) }))}
            value={radius}
            onChange={(each) => each !== null && onRadius(each)}
          />
        )}
      </Fields>
    </Card>
  );
}
