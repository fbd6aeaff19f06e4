import { Button } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Growing } from '../state/use-growing.ts';

const Box = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;

/** Reaches up into the list, so that more rows are drawn before the reader sees the end. */
const Reach = styled.span`
  position: absolute;
  bottom: 0;
  width: 1px;
  height: 800px;
  max-height: 80vh;
  visibility: hidden;
`;

interface ListEndProps {
  readonly growing: Growing;
  readonly count: number;
  /** Label of the button that draws the rest. */
  readonly children: ReactNode;
}

/** The end of a list that is drawn as the reader scrolls; nothing once the list is complete. */
export function ListEnd({ growing: { drawn, end, drawAll }, count, children }: ListEndProps) {
  if (drawn >= count) return null;
  return (
    <Box>
      <Reach ref={end} />
      <Button onPress={drawAll}>{children}</Button>
    </Box>
  );
}
