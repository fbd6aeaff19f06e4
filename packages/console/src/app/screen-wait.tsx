import { ProgressBar } from '@vigia/ui';
import { styled } from 'styled-components';
import { WORDS } from '../shared/words.ts';

const Place = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: min(280px, 80vw);
  place-content: center;
`;

/** What stands inside the frame until the file of its screen is there. */
export const ScreenWait = () => (
  <Place aria-busy="true">
    <ProgressBar label={WORDS.loading} />
  </Place>
);
