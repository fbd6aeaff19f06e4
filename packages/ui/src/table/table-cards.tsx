import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import styled from 'styled-components';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { focusRing, textSize } from '../theme/mixins.ts';
import { LAYOUT, MOTION, RADIUS } from '../theme/tokens.ts';
import { WORDS } from '../words.ts';
import { cellOf, columnsOfCard, type DataColumn, textOf } from './data-column.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled(Disclosure)`
  padding: 4px 4px 12px 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${LAYOUT.touchTarget}px;
  font-size: ${textSize('large')};
`;

const Opener = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${LAYOUT.touchTarget}px;
  height: ${LAYOUT.touchTarget}px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;

  svg { transition: transform ${MOTION.fast}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
  &[data-focus-visible] { ${focusRing} outline-offset: -2px; }
`;

const Always = styled.div`padding-right: 12px;`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 16px;
  margin: 12px 12px 0 0;
  padding-top: 12px;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { min-width: 0; margin: 0; }
`;

export interface TableCardsProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
}

/** The narrow form: one card per row, its details folded away. */
export function TableCards<Row>({ label, columns, rows, rowId }: TableCardsProps<Row>) {
  const [title] = columnsOfCard(columns, 'title');
  const head = columnsOfCard(columns, 'head');
  const details = columnsOfCard(columns, 'detail');
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <Card>
            <Top>
              {title && cellOf(title, row)}
              {details.length > 0 && (
                <Opener slot="trigger" aria-label={WORDS.moreOf(title ? textOf(title, row) : '')}>
                  <ChevronDown size={20} aria-hidden />
                </Opener>
              )}
            </Top>
            {head.map((column) => (
              <Always key={column.id}>{cellOf(column, row)}</Always>
            ))}
            <DisclosurePanel>
              <Details>
                {details.map((column) => (
                  <DetailLine key={column.id} column={column} row={row} />
                ))}
              </Details>
            </DisclosurePanel>
          </Card>
        </li>
      ))}
    </List>
  );
}

function DetailLine<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }) {
  return (
    <>
      <dt>{column.header}</dt>
      <dd>{cellOf(column, row)}</dd>
    </>
  );
}

/** Cards before their rows are known. */
export function SkeletonCards({ label }: { readonly label: string }) {
  return (
    <List aria-label={label} aria-busy>
      {[72, 60, 66, 54].map((width) => (
        <li key={width}>
          <Card>
            <Top>
              <Skeleton $width={`${width}%`} />
            </Top>
            <Always>
              <Skeleton $width="88%" $height="28px" />
            </Always>
          </Card>
        </li>
      ))}
    </List>
  );
}
