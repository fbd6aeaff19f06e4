import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { useWords } from '../../words/language.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import type { ChosenFilter } from '../filter-chips/filter-chips-props.ts';
import { FILTERS } from './words.ts';

const Bar = styled(Group)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > * { max-width: min(320px, 100%); }
  ${MEDIA.narrow} { flex-wrap: nowrap; & > :first-child:not(:only-child) { flex: 1; min-width: 0; } }
`;

const Sheet = styled.div`
  display: grid;
  gap: 20px;
  padding-top: 10px;
  & > * { width: 100%; }
`;

const Inside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

export interface FilterBarProps {
  /** The fields: in a row, or below each other in the sheet of a narrow screen. */
  readonly children: ReactNode;
  /** Visible on narrow screens too, outside the sheet. */
  readonly search?: ReactNode;
  /** Another button of the page, in the same row. */
  readonly aside?: ReactNode;
  /** The active filters as words. */
  readonly chosen: readonly ChosenFilter[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  /** What the filters leave: "12 de 31 estaciones"; announced when it changes. */
  readonly result?: string;
  readonly label?: string;
  /** Text of the button that closes the sheet. */
  readonly showLabel?: string;
}

/**
 * The filters of a page in one place: their fields, the active ones as removable chips, and a button to clear
 * all.
 */
export function FilterBar(props: FilterBarProps) {
  const words = useWords(FILTERS);
  const { children, search, aside, chosen, onRemove, onClear, result, label = words.filters } = props;
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Bar aria-label={label}>
      <Line>
        {search}
        {narrow ? (
          <Button icon={ListFilter} onPress={() => setOpen(true)}>
            <Inside>
              {label}
              <Badge
                count={chosen.length}
                tone="neutral"
                label={words.filtersChosen(chosen.length).replace(/^\d+ /, '')}
              />
            </Inside>
          </Button>
        ) : (
          children
        )}
        {aside}
      </Line>
      {(chosen.length > 0 || result !== undefined) && (
        <Chosen chosen={chosen} onRemove={onRemove} onClear={onClear} result={result} />
      )}
      <Dialog
        isOpen={narrow && isOpen}
        onClose={close}
        title={label}
        footerStart={
          <Button variant="quiet" onPress={onClear} isDisabled={chosen.length === 0}>
            {words.clearFilters}
          </Button>
        }
        footer={
          <Button variant="primary" onPress={close}>
            {props.showLabel ?? words.showResults}
          </Button>
        }
      >
        <Sheet>{children}</Sheet>
      </Dialog>
    </Bar>
  );
}

type ChosenProps = Pick<FilterBarProps, 'chosen' | 'onRemove' | 'onClear'> & {
  readonly result: string | undefined;
};

const ChosenLine = styled(Line)`
  & > * { max-width: 100%; }
  ${MEDIA.narrow} { flex-wrap: wrap; & > :first-child:not(:only-child) { flex: initial; } }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

function Chosen({ chosen, onRemove, onClear, result }: ChosenProps) {
  const words = useWords(FILTERS);
  return (
    <ChosenLine>
      <FilterChips filters={chosen} onRemove={onRemove} />
      {chosen.length > 1 && (
        <Button variant="quiet" size="small" onPress={onClear}>
          {words.clearFilters}
        </Button>
      )}
      {result !== undefined && <p role="status">{result}</p>}
    </ChosenLine>
  );
}
