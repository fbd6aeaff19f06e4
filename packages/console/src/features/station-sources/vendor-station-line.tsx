import type { VendorStation } from '@vigia/api/client';
import type { Station } from '@vigia/domain/farm';
import { Button, ComboBox, inSpanishOrder, MEDIA, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { distanceText, type Nearest } from './nearest-station.ts';
import { STATION_SOURCES } from './words.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  gap: 4px 16px;
  align-items: start;
  padding-top: 16px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  strong { display: block; font-weight: 600; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-top: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface VendorStationLineProps {
  readonly vendorStation: VendorStation;
  /** The station of the farm that it is; null: none yet. */
  readonly own: Station | null;
  readonly options: readonly Station[];
  readonly nearest: Nearest | null;
  readonly onTie: (station: Station) => void;
  readonly onUntie: () => void;
}

/** One station of a maker, and the choice of the farm's station that it is. */
export function VendorStationLine(props: VendorStationLineProps) {
  const all = useWords(STATION_SOURCES);
  const words = all.stations;
  const { vendorStation, own, options, nearest, onTie, onUntie } = props;
  const { vendorStationId, vendorStationName } = vendorStation;
  return (
    <Line>
      <Name>
        <strong>{vendorStationName}</strong>
        {vendorStationName !== vendorStationId && <small>{vendorStationId}</small>}
      </Name>
      <div>
        <ComboBox
          label={words.choose(vendorStationName)}
          placeholder={words.placeholder}
          options={inSpanishOrder(options.map(({ id, name }) => ({ value: id, label: name })))}
          value={own?.id ?? null}
          isDisabled={options.length === 0}
          onChange={(id) => {
            const station = options.find((each) => each.id === id);
            if (station && station.id !== own?.id) onTie(station);
          }}
          onClear={own ? onUntie : undefined}
        />
        {nearest && (
          <Hint>
            {words.nearest(nearest.station.name, distanceText(all, nearest.metres))}
            <Button size="small" onPress={() => onTie(nearest.station)}>
              {words.take}
            </Button>
          </Hint>
        )}
      </div>
    </Line>
  );
}
