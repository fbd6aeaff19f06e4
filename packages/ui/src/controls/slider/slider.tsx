import { useId } from 'react';
import { css } from 'styled-components';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';

/** px; a drawing above the slider leaves half of it free at either side, so that its values stand above the thumb. */
export const SLIDER_THUMB = 20;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 12px;
  min-width: 0;
  label { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  output { font-weight: 600; font-variant-numeric: tabular-nums; }
`;

const thumb = css`
  width: ${SLIDER_THUMB}px;
  height: ${SLIDER_THUMB}px;
  border: 2px solid ${({ theme }) => theme.color.surface};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.primary};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.primary};
`;
const track = css`
  height: 4px;
  border-radius: 2px;
  background: ${({ theme }) => theme.color.control};
`;

const Range = styled.input`
  grid-column: 1 / -1;
  width: 100%;
  min-height: 28px;
  margin: 0;
  border-radius: 4px;
  background: transparent;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { ${thumb} margin-top: ${(4 - SLIDER_THUMB) / 2}px; appearance: none; }
  &::-moz-range-thumb { ${thumb} box-sizing: border-box; }
  &:focus-visible { ${focusRing} }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

export interface SliderProps {
  /** Name of what is chosen. */
  readonly label: string;
  /** The chosen number, in the unit of `valueText`; one beyond the ends stands at the end. */
  readonly value: number;
  /** Gets each number that the thumb passes. */
  readonly onChange: (value: number) => void;
  /** The least number, in the same unit. */
  readonly min: number;
  /** The highest number, in the same unit. */
  readonly max: number;
  /** From one number to the next, in the same unit. */
  readonly step?: number;
  /** The number with its unit; shown beside the name, and read aloud: "5 capturas". */
  readonly valueText: string;
  /** What is read aloud instead, where the number alone does not say what it brings. */
  readonly spokenText?: string | undefined;
  readonly isDisabled?: boolean;
}

/** A number chosen by its place between two ends, by pointer, touch or arrow keys. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, valueText, spokenText, step = 1, isDisabled, ...ends } = props;
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {valueText}
      </output>
      <Range
        id={id}
        type="range"
        {...ends}
        step={step}
        value={value}
        disabled={isDisabled ?? false}
        aria-valuetext={spokenText ?? valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Root>
  );
}
