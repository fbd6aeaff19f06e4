import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { LAYOUT } from '../theme/tokens.ts';
import { CheckGlyph } from './check-glyph.tsx';

const Box = styled(AriaCheckbox)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  border-radius: 4px;
  cursor: pointer;

  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Box {...rest}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <CheckGlyph state={isIndeterminate ? 'mixed' : isSelected ? 'on' : 'off'} />
          {children}
        </>
      )}
    </Box>
  );
}
