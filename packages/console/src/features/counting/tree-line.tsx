import type { StoredImage } from '@vigia/api/client';
import { formatDateTime } from '@vigia/domain/es';
import { textSize, useWords, visuallyHidden } from '@vigia/ui';
import { ChevronDown, ChevronRight, CloudUpload, Eye, ImageOff, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { TreeRow } from './tree-rows.ts';
import { COUNTING } from './words.ts';

/** What is known of an image beside its date. */
export interface ImageMarks {
  /** Insects counted; null before anybody has. */
  readonly counted: number | null;
  /** It was opened, or preloaded. */
  readonly isSeen: boolean;
  readonly isDraft: boolean;
  /** Only this device has the count. */
  readonly isUnsent: boolean;
  /** Said below the date. */
  readonly note?: string;
}

const Line = styled.div<{ $level: number; $active: boolean }>`
  position: absolute;
  right: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 10px 0 ${({ $level }) => 8 + ($level - 1) * 16}px;
  overflow: hidden;
  cursor: pointer;
  font-size: ${textSize('compact')};
  font-weight: ${({ $level }) => ($level === 1 ? 600 : 400)};
  > svg { flex: none; }
  &:hover { background: ${({ theme }) => theme.color.sunken}; }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.primaryTint};
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.color.primary};
    font-weight: 600;
  }
  ${({ $active, theme }) => $active && css`outline: 2px solid ${theme.color.focus}; outline-offset: -2px;`}
`;
const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  small { display: block; overflow: hidden; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; font-weight: 400; text-overflow: ellipsis; }
`;
const Count = styled.span<{ $done?: boolean }>`
  flex: none;
  min-width: 22px;
  padding: 0 6px;
  border-radius: 10px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${({ theme, $done }) =>
    $done
      ? css`background: ${theme.status.ok.tint}; color: ${theme.status.ok.text};`
      : css`color: ${theme.color.muted};`}
`;
const Hidden = styled.span`${visuallyHidden}`;

interface TreeLineProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly at: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly marks: ImageMarks | null;
  /** The text before the date of an image, in a list without branches. */
  readonly title?: string;
  readonly onPress: (at: number) => void;
}

export const nameOfImage = (image: StoredImage): string => formatDateTime(image.takenAt);

/** One line: a branch with its number of photos, or a photo with the state of its count. */
export const TreeLine = memo(function TreeLine({
  id,
  row,
  at,
  height,
  isActive,
  isChosen,
  marks,
  title,
  onPress,
}: TreeLineProps) {
  const words = useWords(COUNTING);
  const { level, isOpen, image } = row;
  const date = image ? nameOfImage(image) : null;
  return (
    <Line
      id={id}
      role="treeitem"
      aria-level={title === undefined ? level : 1}
      aria-setsize={row.siblings}
      aria-posinset={row.index}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      aria-selected={isChosen}
      $level={title === undefined ? level : 1}
      $active={isActive}
      style={{ top: at * height, height }}
      onClick={() => onPress(at)}
    >
      {isOpen !== null &&
        (isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />)}
      <Name>
        {title === undefined ? (date ?? row.name) : `${title} · ${date}`}
        {marks?.note !== undefined && <small>{marks.note}</small>}
      </Name>
      {image === null ? (
        <Count>
          {row.images}
          <Hidden> {words.row.images(row.images).replace(/^\d+ /, '')}</Hidden>
        </Count>
      ) : (
        marks && <Marks marks={marks} isBroken={!image.intact} />
      )}
    </Line>
  );
});

function Marks({ marks, isBroken }: { readonly marks: ImageMarks; readonly isBroken: boolean }) {
  const words = useWords(COUNTING);
  return (
    <>
      {isBroken && <ImageOff size={16} role="img" aria-label={words.row.broken} />}
      {marks.isDraft && <PencilLine size={16} role="img" aria-label={words.row.draft} />}
      {marks.isUnsent && <CloudUpload size={16} role="img" aria-label={words.row.unsent} />}
      {marks.counted === null && marks.isSeen && <Eye size={16} role="img" aria-label={words.row.seen} />}
      {marks.counted !== null && (
        <Count $done>
          <Hidden>{words.row.done(marks.counted)}</Hidden>
          <span aria-hidden>{marks.counted}</span>
        </Count>
      )}
    </>
  );
}
