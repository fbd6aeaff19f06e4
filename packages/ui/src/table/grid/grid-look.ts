import { css } from 'styled-components';
import { focusRing, MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';

/** px */
export const HEAD_HEIGHT = 40;
export const CHECK_WIDTH = 44;

/**
 * A bounded table scrolls in its own box. Other tables have a head that is sticky to the page, as long as their
 * columns fit.
 */
export const Scroller = styled.div<{ readonly $bounded: boolean }>`
  ${({ $bounded }) =>
    $bounded
      ? css`
          --vigia-table-top: 0px;
          max-height: max(320px, 70vh);
          overflow: auto;
          contain: layout paint;
          scroll-padding: ${HEAD_HEIGHT + 1}px 0 0;
        `
      : css`${MEDIA.medium} { --vigia-table-top: 0px; overflow-x: auto; }`}
  @media print { max-height: none; overflow: visible; contain: none; }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;

const pinned = css`
  &[data-pinned] .pin { position: sticky; left: 0; z-index: 1; }
  &[data-pinned] tbody .pin { background: inherit; }
  &[data-pinned] .check + .pin { left: ${CHECK_WIDTH}px; }
  &[data-pinned] :is(thead, tfoot) .pin { z-index: 3; }
  &[data-pinned] .actions { position: sticky; right: 0; z-index: 1; }
  &[data-pinned] thead .actions { z-index: 3; }
  &[data-pinned] tbody .actions {
    background: inherit;
    box-shadow: -1px 0 0 ${({ theme }) => theme.color.line};
  }
  &[data-scrolled] .pin:not(.check) { box-shadow: 1px 0 0 ${({ theme }) => theme.color.control}; }
`;

/**
 * On paper the whole table is there, small enough for its columns to fit, without what only a screen needs. A positioned
 * heading would not be repeated on the next sheet.
 */
const onPaper = css`
  @media print {
    font-size: 8.5pt;
    thead, &[data-pinned] .pin { position: static; }
    thead :is(th, button) { position: static; font-size: inherit; white-space: normal; }
    :is(thead, tbody, tfoot) :is(th, td) { height: auto; min-width: 0; padding: 3px 5px; }
    tbody th { white-space: normal; }
    .long, tbody th > .long { display: inline; min-width: 0; }
    .check.check, .actions.actions { display: none; }
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  thead {
    position: sticky;
    z-index: 2;
    top: var(--vigia-table-top, 0);
  }
  thead th {
    height: ${HEAD_HEIGHT}px;
    padding: 4px 16px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('compact')};
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }

  tbody tr { background: ${({ theme }) => theme.color.surface}; }
  &:not([data-rolling]) tbody tr[data-at]:hover { background: ${({ theme }) => theme.color.sunken}; }
  tbody tr[aria-selected='true'] { background: ${({ theme }) => theme.color.primaryTint}; }

  tbody td, tbody th {
    height: ${({ theme }) => theme.density.row}px;
    padding: 4px 16px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-weight: inherit;
    text-align: inherit;
    scroll-margin-top: calc(var(--vigia-table-top, 0px) + ${HEAD_HEIGHT}px);
  }
  td:focus-visible, th:focus-visible { ${focusRing} outline-offset: -2px; }

  tbody th, td.day, td.word { white-space: nowrap; }
  tbody .end, tfoot .end { text-align: right; }
  td.check, th.check { width: ${CHECK_WIDTH}px; min-width: ${CHECK_WIDTH}px; padding: 0; text-align: center; }
  td.actions, th.actions { width: 1%; padding: 0 8px; text-align: right; white-space: nowrap; }

  & .long {
    display: -webkit-box;
    max-width: 48ch;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    cursor: pointer;
  }
  tbody th > .long { min-width: 24ch; white-space: normal; }

  &[data-virtual] { table-layout: fixed; }
  &[data-virtual] tbody :is(td, th) { max-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-virtual] .long { display: inline; max-width: none; }

  &[data-bounded] tfoot td { position: sticky; z-index: 2; bottom: 0; }
  tfoot td {
    height: 40px;
    padding: 4px 16px;
    border-bottom: 0;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    font-weight: 600;
  }

  ${pinned}
  ${onPaper}

  @media (pointer: coarse) {
    tbody td, tbody th { height: ${LAYOUT.touchTarget + 4}px; }
  }
`;

/**
 * A plain checkbox, because a table may have hundreds of them. The label around it is the target of presses.
 */
export const CheckLabel = styled.label`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 32px;
  cursor: pointer;

  input {
    flex: none;
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 2px solid ${({ theme }) => theme.color.control};
    border-radius: 4px;
    background: ${({ theme }) => theme.color.surface} center / 14px no-repeat;
    cursor: pointer;
  }
  input:checked, input:indeterminate {
    border-color: ${({ theme }) => theme.color.primary};
    background-color: ${({ theme }) => theme.color.primary};
  }
  input::before {
    display: block;
    width: 100%;
    height: 100%;
    background: ${({ theme }) => theme.color.onPrimary};
    content: '';
    transform: scale(0);
  }
  input:checked::before {
    clip-path: polygon(12% 50%, 24% 38%, 42% 56%, 77% 20%, 89% 32%, 42% 80%);
    transform: none;
  }
  input:indeterminate::before { clip-path: inset(42% 18%); transform: none; }
  input:focus-visible { ${focusRing} }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;
