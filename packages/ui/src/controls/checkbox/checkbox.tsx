import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { choiceLine } from '../field/choice-group.tsx';
import { CheckGlyph } from './check-glyph.tsx';

const Box = styled(AriaCheckbox)`
  ${choiceLine}

  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
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
