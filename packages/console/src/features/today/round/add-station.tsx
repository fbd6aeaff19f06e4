import type { Station, StationId } from '@vigia/domain/farm';
import { ComboBox, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RoundPlan } from './round-plan.ts';
import { ROUND } from './words.ts';

const Box = styled.div`
  flex: 1 1 240px;
  max-width: 420px;
`;

interface OtherStation {
  readonly station: Pick<Station, 'id' | 'name'>;
  readonly field: string;
}

export interface AddStationProps {
  readonly plan: RoundPlan;
  /** Stations that are not in the round, with the name of their field. */
  readonly others: readonly OtherStation[];
  readonly onAdd: (stationId: StationId) => void;
}

/** Takes a station into the round; the field keeps the name of the last one while it is in it. */
export function AddStation({ plan, others, onAdd }: AddStationProps) {
  const words = useWords(ROUND);
  const [lastId, setLastId] = useState<StationId | null>(null);
  const last = plan.stops.find(({ station }) => station.id === lastId);
  const options = [...others, ...(last ? [last] : [])].map(({ station, field }) => ({
    value: station.id,
    label: `${station.name} · ${field}`,
  }));
  return (
    <Box>
      <ComboBox<StationId>
        label={words.add}
        placeholder={words.addPlaceholder}
        emptyText={words.addEmpty}
        options={options}
        value={last ? last.station.id : null}
        onChange={(id) => {
          setLastId(id);
          onAdd(id);
        }}
      />
    </Box>
  );
}
