import { Label as AriaLabel } from 'react-aria-components';
import { css } from 'styled-components';
import { MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import type { FieldTexts } from './field-parts.tsx';

/** A choice that is always visible: a radio button, a tick box. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

/** One below the other, or side by side if there is room. */
export type ChoiceLayout = 'column' | 'row';

export const choiceGroup = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

/** A choice's tick and text; the tick is beside the first line of the text. */
export const choiceLine = css`
  --line: 24px;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-height: var(--line);
  padding-block: calc((var(--line) - 1lh) / 2);
  border-radius: 4px;
  cursor: pointer;
  & > [aria-hidden] { margin-top: calc((1lh - 18px) / 2); }
  @media (pointer: coarse) { --line: ${LAYOUT.touchTarget}px; }
`;

const GroupLabel = styled(AriaLabel)`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

/** Name of a group of choices, with the mark of a required one. */
export function GroupName({ label, isRequired = false }: Pick<FieldTexts, 'label' | 'isRequired'>) {
  return (
    <GroupLabel>
      {label}
      {isRequired && <span aria-hidden> (*)</span>}
    </GroupLabel>
  );
}

export const Choices = styled.div<{ $layout: ChoiceLayout }>`
  display: flex;
  flex-direction: ${({ $layout }) => $layout};
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 20px;
  ${MEDIA.narrow} { flex-direction: column; flex-wrap: nowrap; }
`;

export const ChoiceWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;
