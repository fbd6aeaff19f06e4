import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import styled from 'styled-components';
import { CheckGlyph } from '../checkbox/check-glyph.tsx';
import { LAYOUT } from '../theme/tokens.ts';
import { WORDS } from '../words.ts';

/** What a choice is known by: an id, or a word such as `'all'`. */
export type OptionValue = string | number;

export interface Option<V extends OptionValue = OptionValue> {
  readonly value: V;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

const List = styled(ListBox)`
  min-width: var(--trigger-width);
  max-height: min(360px, 60vh);
  padding: 4px;
  overflow: auto;
  outline: none;
`;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 10px;
  border-radius: 6px;
  cursor: pointer;
  outline: none;

  &[data-focused], &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-selected] { color: ${({ theme }) => theme.color.primaryStrong}; font-weight: 600; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus}; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  small { color: ${({ theme }) => theme.color.muted}; font-size: 0.86em; font-weight: 400; }
`;

const Nothing = styled.div`
  padding: 10px;
  color: ${({ theme }) => theme.color.muted};
`;

interface OptionListProps {
  readonly options: readonly Option[];
  /** Tick boxes instead of one tick at the end. */
  readonly multiple?: boolean;
  readonly emptyText?: ReactNode;
}

/** The list that drops down from a select or a combo box. */
export function OptionList({ options, multiple = false, emptyText = WORDS.noResults }: OptionListProps) {
  return (
    <List renderEmptyState={() => <Nothing>{emptyText}</Nothing>}>
      {options.map(({ value, label, detail }) => (
        <Item key={value} id={value} textValue={label}>
          {({ isSelected }) => (
            <>
              {multiple && <CheckGlyph state={isSelected ? 'on' : 'off'} />}
              <Words>
                {label}
                {detail !== undefined && <small>{detail}</small>}
              </Words>
              {!multiple && isSelected && <Check size={16} aria-hidden />}
            </>
          )}
        </Item>
      ))}
    </List>
  );
}
