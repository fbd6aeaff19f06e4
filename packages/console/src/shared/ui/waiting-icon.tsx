import { Skeleton } from '@vigia/ui';
import styled from 'styled-components';

const Dot = styled(Skeleton).attrs({ $width: '18px', $height: '18px' })`
  margin: 3px;
  border-radius: 50%;
`;

/** Stands where a health icon will be. */
export function WaitingIcon() {
  return <Dot />;
}
