import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { Spinner } from '../button/spinner.tsx';
import { CheckGlyph } from '../checkbox/check-glyph.tsx';
import { CONTROLS } from '../words.ts';
import { CHOICES } from './words.ts';

/** Key of a choice: an id, or a word such as `'all'`. */
export type OptionValue = string | number;

export interface Option<V extends OptionValue = OptionValue> {
  readonly value: V;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  /** Another name for the search. */
  readonly alsoFoundBy?: string;
}

/**
 * Longer lists draw only the visible rows: drawing a hundred rows takes two to three times as long for each
 * letter typed.
 */
const LONG = 100;

const List = styled(ListBox<Option>)<{ $long: boolean }>`
  min-width: var(--trigger-width);
  ${({ $long }) => $long && 'width: max(var(--trigger-width), 280px);'}
  max-height: min(360px, 60vh);
  padding: 4px;
  overflow: auto;
  outline: none;
`;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: ${({ theme }) => theme.density.control - 4}px;
  padding: 4px 10px;
  border-radius: 6px;
  cursor: pointer;
  outline: none;

  &[data-focused], &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-selected] { color: ${({ theme }) => theme.color.primaryStrong}; font-weight: 600; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus}; }
  & > svg { flex: none; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: 0.86em; font-weight: 400; }
`;

const Aside = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 10px 14px;
  color: ${({ theme }) => theme.color.muted};
  &:empty { padding: 0; }
`;

interface OptionListProps {
  readonly options: readonly Option[];
  /** Tick boxes instead of one tick at the end. */
  readonly multiple?: boolean;
  readonly emptyText?: ReactNode;
  /** More options are loading. */
  readonly isLoading?: boolean;
  /** Number of options before a search; by default that of `options`. */
  readonly count?: number;
  /** Number of matches that are not in `options`. */
  readonly more?: number;
  /** Where the focus goes as the list opens; by default React Aria knows it. */
  readonly autoFocus?: 'first' | undefined;
}

/** The list that opens from a select or a combo box. */
export function OptionList(props: OptionListProps) {
  const choices = useWords(CHOICES);
  const controls = useWords(CONTROLS);
  const { options, multiple = false, emptyText = choices.noResults, isLoading = false } = props;
  const { count = options.length, more = 0, autoFocus } = props;
  const long = count >= LONG;
  const waiting = (
    <>
      <Spinner />
      {controls.loading}
    </>
  );
  const list = (
    <List
      $long={long}
      items={options}
      autoFocus={autoFocus}
      renderEmptyState={() => <Aside>{isLoading ? waiting : emptyText}</Aside>}
    >
      {({ value, label, detail }) => (
        <Item id={value} textValue={label}>
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
      )}
    </List>
  );
  return (
    <>
      {long ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, padding: 4 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
      {long && <Aside role="status">{more > 0 && choices.moreOptions(more)}</Aside>}
      {isLoading && options.length > 0 && <Aside role="status">{waiting}</Aside>}
    </>
  );
}
