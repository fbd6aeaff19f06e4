import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

/** A named container: `@container chart` in the cards applies only inside this layout. */
const Container = styled.div`container: chart / inline-size;`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 16px;
  &:has(> :last-child:empty) { grid-template-columns: minmax(0, 1fr); }
  @container (max-width: 719px) { grid-template-columns: minmax(0, 1fr); }
  @media print { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  &:empty { display: none; }
`;

/** Chart on the left and its cards on the right; in a narrow panel the cards stand below. */
export function ChartLayout({ chart, side }: { readonly chart: ReactNode; readonly side: ReactNode }) {
  return (
    <Container>
      <Grid>
        {chart}
        <Side>{side}</Side>
      </Grid>
    </Container>
  );
}
