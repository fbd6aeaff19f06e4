import { Skeleton } from '@vigia/ui';
import { styled } from 'styled-components';

/** It keeps still: a hundred that breathe have the browser paint without end, and what they wait for comes later. */
const Dot = styled(Skeleton).attrs({ $width: '18px', $height: '18px' })`
  margin: 3px;
  border-radius: 50%;
  animation: none;
`;

/** Stands where a health icon will be. */
export function WaitingIcon() {
  return <Dot />;
}
