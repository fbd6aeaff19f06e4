import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';

const Box = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  border-radius: 4px;
  cursor: pointer;
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Track = styled.span<{ $on: boolean }>`
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  border: 2px solid ${({ theme, $on }) => ($on ? theme.color.primary : theme.color.control)};
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme, $on }) => ($on ? theme.color.primary : theme.color.surface)};
  transition: background-color ${MOTION.fast};
  &::after {
    position: absolute;
    top: 2px;
    left: ${({ $on }) => ($on ? 18 : 2)}px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${({ theme, $on }) => ($on ? theme.color.onPrimary : theme.color.control)};
    transition: left ${MOTION.fast};
    content: '';
  }
`;

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** Name of the setting. */
  readonly children: ReactNode;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Box {...rest}>
      {({ isSelected }) => (
        <>
          <Track $on={isSelected} aria-hidden />
          {children}
        </>
      )}
    </Box>
  );
}
