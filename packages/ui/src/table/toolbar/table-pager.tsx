import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { PAGES } from '../../controls/words.ts';
import { focusRing, MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 2px 8px 2px 16px;
  color: ${({ theme }) => theme.color.muted};
  ${MEDIA.narrow} { gap: 0 4px; padding: 0; }
  @media print { padding: 4px 5px; }
`;

const Sizes = styled.label`
  margin-left: auto;
  ${notOnPaper}

  select {
    min-height: 32px;
    margin-left: 4px;
    padding: 2px 4px;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: ${({ theme }) => theme.color.text};
    font-weight: 700;
    cursor: pointer;
    &:focus-visible { ${focusRing} }
    ${MEDIA.touch} { min-width: ${LAYOUT.touchTarget}px; min-height: ${LAYOUT.touchTarget}px; }
  }

  option { background: ${({ theme }) => theme.color.surface}; }
`;

export interface TablePagerProps {
  readonly total: number;
  readonly pageIndex: number;
  readonly onPage: (index: number) => void;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly onPageSize: (size: number) => void;
}

function Pager({ total, pageIndex, onPage, pageSize, pageSizes, onPageSize }: TablePagerProps) {
  const words = useWords(PAGES);
  const from = Math.min(total, pageIndex * pageSize + 1);
  const to = Math.min(total, (pageIndex + 1) * pageSize);
  return (
    <Bar aria-label={words.pages}>
      <span role="status">{words.pageRange(from, to, total)}</span>
      <Sizes>
        {words.rowsPerPage}
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Sizes>
      <IconButton
        icon={ChevronLeft}
        label={words.previousPage}
        isDisabled={pageIndex === 0}
        onPress={() => onPage(pageIndex - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={words.nextPage}
        isDisabled={to >= total}
        onPress={() => onPage(pageIndex + 1)}
      />
    </Bar>
  );
}

/** "1–7 de 8", rows per page, and two arrows. Not rendered again if a filter leaves the same number of rows. */
export const TablePager = memo(Pager);
