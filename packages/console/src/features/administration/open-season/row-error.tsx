import { textSize } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Text = styled.p`
  margin: 0 0 4px;
  color: ${({ theme }) => theme.status.error.text};
  font-size: ${textSize('small')};
`;

/** The error of a row that is no field; nothing without one. */
export const RowError = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : <Text role="alert">{children}</Text>;
