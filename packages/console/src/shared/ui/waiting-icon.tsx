import { Skeleton } from '@vigia/ui';
import { styled } from 'styled-components';

/** Without animation: a hundred animated placeholders would make the browser paint all the time. */
const Dot = styled(Skeleton).attrs({ $width: '18px', $height: '18px' })`
  margin: 3px;
  border-radius: 50%;
  animation: none;
`;

/** The placeholder of a health icon. */
export function WaitingIcon() {
  return <Dot />;
}
