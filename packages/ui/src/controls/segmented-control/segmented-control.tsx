import { Radio, RadioGroup } from 'react-aria-components';
import { focusRing, MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';
import { useNarrow } from '../../theme/use-narrow.ts';

const Group = styled(RadioGroup)`
  display: inline-flex;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  ${MEDIA.narrow} { display: flex; width: 100%; }
  @media print { width: auto; border: 0; }
`;

const Segment = styled(Radio)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${({ theme }) => theme.density.control - 2}px;
  padding: 4px 12px;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  cursor: pointer;
  transition: background-color ${MOTION.fast};

  &:first-child { border-left: 0; border-radius: ${RADIUS.control - 1}px 0 0 ${RADIUS.control - 1}px; }
  &:last-child { border-radius: 0 ${RADIUS.control - 1}px ${RADIUS.control - 1}px 0; }
  &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-selected] {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    font-weight: 600;
  }
  &[data-focus-visible] { ${focusRing} z-index: 1; }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  ${MEDIA.narrow} { flex: 1 1 auto; padding: 4px 8px; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
  &:not([data-selected]) { ${notOnPaper} }
  @media print { flex: none; padding: 0; &[data-selected] { background: none; color: inherit; } }
`;

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Replaces the label on narrow screens. */
  readonly shortLabel?: string;
}

export interface SegmentedControlProps<V extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  /** The chosen value. */
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Two to five; each also needs a short text for narrow screens. */
  readonly options: readonly Segment<V>[];
}

/** A few choices that exclude each other, all visible. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<V>) {
  const narrow = useNarrow();
  return (
    <Group
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
    >
      {options.map((option) => (
        <Segment key={option.value} value={option.value}>
          {(narrow && option.shortLabel) || option.label}
        </Segment>
      ))}
    </Group>
  );
}
