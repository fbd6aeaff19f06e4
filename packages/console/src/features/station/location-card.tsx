import type { DevicePosition, Station } from '@vigia/domain/farm';
import { textSize, useWords } from '@vigia/ui';
import { type MapTiles, StationMap, type StationMapProps } from '@vigia/ui/map';
import { styled } from 'styled-components';
import { COMMON } from '../../shared/words.ts';
import { drawnAt, positionNote } from './station-position.ts';
import { STATION } from './words.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  & > section { flex: 1; min-height: 260px; }
`;

export interface LocationCardProps {
  readonly station: Pick<Station, 'id' | 'name' | 'position'>;
  /** The last reported position of its device. */
  readonly device: DevicePosition | null;
  readonly status: StationMapProps['stations'][number]['status'];
  readonly caption: string;
  readonly tiles?: MapTiles | undefined;
}

/** Where a station is: its own position, else that of its device, else near Santiago. */
export function LocationCard({ station, device, status, caption, tiles }: LocationCardProps) {
  const words = useWords(STATION);
  const common = useWords(COMMON);
  const { id, name } = station;
  const note = positionNote(words, common, station, device);
  return (
    <Box>
      <StationMap
        label={words.map}
        height="auto"
        tiles={tiles}
        stations={[{ id, name, ...drawnAt(station, device), status, caption }]}
      />
      {note !== null && <p>{note}</p>}
    </Box>
  );
}
