import type { VendorStation } from '@vigia/api/client';
import type { Station } from '@vigia/domain/farm';
import { Button, ComboBox, inSpanishOrder, MEDIA, textSize, useWords } from '@vigia/ui';
import { useState } from 'react';
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
  /** Ends when the answer is shown. */
  readonly onTie: (station: Station) => Promise<void>;
  readonly onUntie: () => void;
}

/** One station of a maker, and the choice of the farm's station that it is. */
export function VendorStationLine(props: VendorStationLineProps) {
  const all = useWords(STATION_SOURCES);
  const words = all.stations;
  const { vendorStation, own, options, nearest, onTie, onUntie } = props;
  const { vendorStationId, vendorStationName } = vendorStation;
  // The choice is shown at once; if it was refused, what is there is shown again.
  const [wanted, setWanted] = useState<Station | null>(null);
  const tie = async (station: Station) => {
    setWanted(station);
    await onTie(station);
    setWanted(null);
  };
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
          value={(wanted ?? own)?.id ?? null}
          isDisabled={options.length === 0}
          onChange={(id) => {
            const station = options.find((each) => each.id === id);
            if (station && station.id !== own?.id) void tie(station);
          }}
          onClear={own ? onUntie : undefined}
        />
        {nearest && (
          <Hint>
            <span>{words.nearest(nearest.station.name, distanceText(all, nearest.metres))}</span>
            <Button size="small" onPress={() => void tie(nearest.station)}>
              {words.take}
            </Button>
          </Hint>
        )}
      </div>
    </Line>
  );
}
