import { ProgressBar, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { COMMON } from '../shared/words.ts';

const Box = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: min(280px, 80vw);
  place-content: center;
`;

/** Shown inside the frame until the file of its screen is there. */
export const ScreenWait = () => {
  const words = useWords(COMMON);
  return (
    <Box aria-busy="true">
      <ProgressBar label={words.loading} />
    </Box>
  );
};
