import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { cellOf, columnsOfCard, type DataColumn } from '../data-column.ts';
import { CheckLabel } from '../grid/grid-look.ts';
import { RowActions } from '../row-actions.tsx';
import { safeId } from '../row-keys.ts';
import { toggled } from '../selection.ts';
import type { TableModel } from '../use-data-table.ts';
import { TABLE } from '../words.ts';

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
  overflow-wrap: anywhere;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  &[data-chosen] {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
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

const Title = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: calc((${LAYOUT.touchTarget}px - 1lh) / 2);
  font-weight: 600;
`;

const Check = styled(CheckLabel)`
  flex: none;
  width: ${LAYOUT.touchTarget}px;
  min-height: ${LAYOUT.touchTarget}px;
  margin-left: -14px;
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

/** The narrow form of a table: one card per row, with its details folded. */
export function TableCards<Row>({ model }: { readonly model: TableModel<Row> }) {
  const { label, page, rowIndexes, keys } = model;
  return (
    <List aria-label={label}>
      {page.map((row, at) => (
        <li key={keys[rowIndexes[at] as number]}>
          <RowCard model={model} row={row} />
        </li>
      ))}
    </List>
  );
}

function RowCard<Row>({ model, row }: { readonly model: TableModel<Row>; readonly row: Row }) {
  const words = useWords(TABLE);
  const { columns, selected, onSelectedChange, rowActions, rowId } = model;
  const [title] = columnsOfCard(columns, 'title');
  const details = columnsOfCard(columns, 'detail');
  const name = model.nameOf(row);
  const id = safeId(row, rowId);
  const isChosen = id !== null && selected?.has(id) === true;
  return (
    <Card data-chosen={isChosen ? '' : undefined}>
      <Top>
        {selected && (
          <Check>
            <input
              type="checkbox"
              aria-label={words.selectRow(name)}
              checked={isChosen}
              onChange={() => id !== null && onSelectedChange?.(toggled(selected, id))}
            />
          </Check>
        )}
        <Title>{title && cellOf(title, row)}</Title>
        {rowActions && <RowActions name={name} actions={rowActions(row)} isInTabOrder />}
        {details.length > 0 && (
          <Opener slot="trigger" aria-label={words.moreOf(name)}>
            <ChevronDown size={20} aria-hidden />
          </Opener>
        )}
      </Top>
      {columnsOfCard(columns, 'head').map((column) => (
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

/** Placeholders for cards while rows are loading. */
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
