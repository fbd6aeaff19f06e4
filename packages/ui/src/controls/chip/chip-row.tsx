import type { ComponentPropsWithRef, FC } from 'react';
import { styled } from '../../theme/styled.ts';

/** Chips side by side; they wrap. */
export const ChipRow: FC<ComponentPropsWithRef<'div'>> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Health icons side by side, close together. */
export const IconRow: FC<ComponentPropsWithRef<'div'>> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1px;
  margin-left: -3px;
`;
