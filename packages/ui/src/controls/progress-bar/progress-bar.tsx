import type { ReactNode } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import { css, keyframes } from 'styled-components';
import { textSize, unfilled } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { MOTION } from '../../theme/tokens.ts';
import { usePast } from '../../theme/use-past.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { CONTROLS } from '../words.ts';

/** Time after which a running action can be cancelled, ms. */
export const CANCEL_AFTER_MS = 5000;

const slide = keyframes`from { left: -40%; } to { left: 100%; }`;

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;
`;

const Root = styled(AriaProgressBar)`
  display: grid;
  flex: 1 1 200px;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  height: 6px;
  border-radius: 3px;
  ${unfilled}
  overflow: hidden;
`;

const Detail = styled.small`
  grid-column: 1 / -1;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
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
      @media (prefers-reduced-motion: reduce) { left: 30%; animation: none; }
    `}
`;

export interface ProgressBarProps {
  /** The running action: "Importando mediciones". */
  readonly label: string;
  /** 0–100; undefined (or not a number) while it is unknown. */
  readonly value?: number;
  /** Progress in its own units: "1.204 de 3.000 fotografías". */
  readonly detail?: ReactNode;
  /** Cancels the action; its button appears after `cancelAfter`. */
  readonly onCancel?: () => void;
  /** ms, 5 s by default. */
  readonly cancelAfter?: number;
  readonly cancelLabel?: string;
}

/** Progress of an action that takes more than a second. After five seconds it can be cancelled. */
export function ProgressBar(props: ProgressBarProps) {
  const words = useWords(CONTROLS);
  const { label, value, detail, onCancel, cancelAfter = CANCEL_AFTER_MS } = props;
  const indeterminate = value === undefined || !Number.isFinite(value);
  const slow = usePast(cancelAfter, onCancel !== undefined);
  return (
    <Whole>
      <Root isIndeterminate={indeterminate} value={indeterminate ? 0 : value}>
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
            {detail !== undefined && <Detail>{detail}</Detail>}
          </>
        )}
      </Root>
      {slow && onCancel && (
        <Button size="small" onPress={onCancel}>
          {props.cancelLabel ?? words.cancel}
        </Button>
      )}
    </Whole>
  );
}
