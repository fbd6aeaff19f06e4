import { MEDIA } from '@vigia/ui';
import { StationMap, type StationMapProps } from '@vigia/ui/map';
import styled from 'styled-components';

/** The specified heights: half of the window, less where it is low, 300 px where it is narrow. */
const Area = styled.div`
  --map-height: 50vh;
  @media (max-height: 800px) { --map-height: 40vh; }
  @media (max-height: 500px) { --map-height: 30vh; }
  ${MEDIA.narrow} { --map-height: 300px; }
`;

/** The map at the top of a list. */
export function MapArea(props: Omit<StationMapProps, 'height'>) {
  return (
    <Area>
      <StationMap {...props} height="var(--map-height)" />
    </Area>
  );
}
