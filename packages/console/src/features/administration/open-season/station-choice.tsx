import type { AdminClient } from '@vigia/api/client';
import type { Season, SectorId, Station, StationId } from '@vigia/domain/farm';
import { Button, Checkbox, inSpanishOrder, MEDIA, useWords } from '@vigia/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { nameOrId } from '../tables/names.ts';
import { RowError } from './row-error.tsx';
import { OPEN_SEASON } from './words.ts';

/** The buttons are aligned, whatever the length of the field's name. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
  align-items: center;
  gap: 0 12px;
  button { justify-self: start; max-width: 100%; text-align: left; }
  ${MEDIA.narrow} {
    grid-template-columns: minmax(0, 1fr);
    button { margin-left: 28px; }
  }
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 0 12px;
  padding-left: 28px;
`;

const Muted = styled.span`color: ${({ theme }) => theme.color.muted};`;

interface ChoiceProps {
  readonly chosen: readonly StationId[];
  readonly onChange: (chosen: StationId[]) => void;
  /** The service's message about a station. */
  readonly errorOf: (id: StationId) => string | undefined;
}

export interface StationChoiceProps extends ChoiceProps {
  readonly owner: AdminClient;
  readonly stations: readonly Station[];
  /** The season of most stations: it is named only for stations of another one. */
  readonly last: Season | null;
}

/** Stations by their field: a whole field at once, or each by itself. */
export function StationChoice({ owner, stations, last, ...choice }: StationChoiceProps) {
  const words = useWords(OPEN_SEASON);
  const sectorIds = [...new Set(stations.map(({ sectorId }) => sectorId))];
  const groups = inSpanishOrder(sectorIds.map((id) => ({ id, label: nameOrId(owner.sectors, id) })));
  const seasonOf = ({ seasonId }: Station): string | null => {
    if (seasonId === (last?.id ?? null)) return null;
    return seasonId === null ? words.withoutSeason : words.inSeason(nameOrId(owner.seasons, seasonId));
  };
  return groups.map(({ id, label }) => (
    <FieldStations
      key={id}
      sector={{ id, name: label }}
      stations={stations.filter(({ sectorId }) => sectorId === id)}
      seasonOf={seasonOf}
      {...choice}
    />
  ));
}

interface FieldStationsProps extends ChoiceProps {
  readonly sector: { readonly id: SectorId; readonly name: string };
  readonly stations: readonly Station[];
  readonly seasonOf: (station: Station) => string | null;
}

function FieldStations({ sector, stations, seasonOf, chosen, onChange, errorOf }: FieldStationsProps) {
  const words = useWords(OPEN_SEASON);
  const [isOpen, setOpen] = useState(false);
  const ids = stations.map(({ id }) => id);
  const taken = ids.filter((id) => chosen.includes(id));
  const isShown = isOpen || ids.some((id) => errorOf(id) !== undefined);
  const without = (gone: readonly StationId[]) => chosen.filter((id) => !gone.includes(id));
  const set = (changed: readonly StationId[], isOn: boolean) =>
    onChange(isOn ? [...without(changed), ...changed] : without(changed));
  return (
    <div>
      <Head>
        <Checkbox
          isSelected={taken.length === ids.length}
          isIndeterminate={taken.length > 0 && taken.length < ids.length}
          onChange={(isOn) => set(ids, isOn)}
        >
          <span>
            {sector.name} <Muted>· {words.chosen(taken.length, ids.length)}</Muted>
          </span>
        </Checkbox>
        <Button
          variant="quiet"
          size="small"
          icon={isShown ? ChevronDown : ChevronRight}
          aria-expanded={isShown}
          onPress={() => setOpen(!isShown)}
        >
          {isShown ? words.hideStations(sector.name) : words.showStations(sector.name)}
        </Button>
      </Head>
      {isShown && (
        <List role="group" aria-label={sector.name}>
          {stations.map((station) => {
            const season = seasonOf(station);
            return (
              <div key={station.id}>
                <Checkbox
                  isSelected={chosen.includes(station.id)}
                  onChange={(isOn) => set([station.id], isOn)}
                >
                  <span>
                    {station.name} {season && <Muted>{season}</Muted>}
                  </span>
                </Checkbox>
                <RowError>{errorOf(station.id)}</RowError>
              </div>
            );
          })}
        </List>
      )}
    </div>
  );
}
