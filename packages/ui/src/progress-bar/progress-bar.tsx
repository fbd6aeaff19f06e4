import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import styled, { css, keyframes } from 'styled-components';
import { MOTION } from '../theme/tokens.ts';

const slide = keyframes`from { left: -40%; } to { left: 100%; }`;

const Root = styled(AriaProgressBar)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
`;

const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  height: 6px;
  border-radius: 3px;
  background: ${({ theme }) => theme.color.line};
  overflow: hidden;
`;

const Fill = styled.div<{ $indeterminate: boolean }>`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 3px;
  background: ${({ theme }) => theme.color.primary};
  transition: width ${MOTION.slow};
  ${({ $indeterminate }) =>
    $indeterminate &&
    css`
      width: 40%;
      animation: ${slide} 1.4s ease-in-out infinite;
    `}
`;

export interface ProgressBarProps {
  readonly label: string;
  /** 0–100; undefined while it cannot be known. */
  readonly value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const indeterminate = value === undefined;
  return (
    <Root isIndeterminate={indeterminate} value={value ?? 0}>
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          {!indeterminate && <span>{valueText}</span>}
          <Track>
            <Fill
              $indeterminate={indeterminate}
              style={indeterminate ? undefined : { width: `${percentage}%` }}
            />
          </Track>
        </>
      )}
    </Root>
  );
}
