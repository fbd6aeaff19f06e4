import { Button } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Growing } from '../state/use-growing.ts';

const Box = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
`;

/** Reaches into what stands above, so that more is there before anybody sees the end. */
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
  /** Of the button that draws all the rest. */
  readonly children: ReactNode;
}

/** The end of a list that is drawn as far as somebody scrolls: nothing once all of it is. */
export function ListEnd({ growing: { drawn, end, drawAll }, count, children }: ListEndProps) {
  if (drawn >= count) return null;
  return (
    <Box>
      <Reach ref={end} />
      <Button onPress={drawAll}>{children}</Button>
    </Box>
  );
}
