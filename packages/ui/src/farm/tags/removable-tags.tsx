import { Lock, X } from 'lucide-react';
import { Tag as AriaTag, type Key, TagGroup, TagList } from 'react-aria-components';
import { css } from 'styled-components';
import { RoundButton } from '../../controls/chip/round-button.ts';
import { ellipsis, focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';

/** One chip of a list. */
interface RemovableTag {
  readonly id: string | number;
  readonly label: string;
  /** Shown with a lock, another colour and border; `note` says why. */
  readonly highlighted?: boolean;
  /** Read after the label by screen readers and shown on hover. */
  readonly note?: string;
}

const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const highlight = css`
  border-color: ${({ theme }) => theme.status.warning.main};
  background: ${({ theme }) => theme.status.warning.tint};
  color: ${({ theme }) => theme.status.warning.text};
`;

const Chip = styled(AriaTag)<{ $highlighted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 28px;
  padding: 2px 4px 2px 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme }) => theme.status.neutral.tint};
  color: ${({ theme }) => theme.status.neutral.text};
  font-weight: 500;
  cursor: default;
  outline: none;
  & > svg { flex: none; }
  &:not(:has(> button)) { padding-right: 12px; }
  &[data-focus-visible] { ${focusRing} }
  ${({ $highlighted }) => $highlighted && highlight}
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Words = styled.span`${ellipsis}`;

const Remove = styled(RoundButton)`
  &[data-hovered] { background: ${({ theme }) => theme.color.line}; }
  @media (pointer: coarse) { height: ${LAYOUT.touchTarget - 2}px; }
`;

interface RemovableTagsProps {
  /** Name of the list. */
  readonly label: string;
  readonly tags: readonly RemovableTag[];
  /** Whether a chip cannot be removed although others can. */
  readonly isFixed?: (id: string | number) => boolean;
  /** Without it no chip can be removed. */
  readonly onRemove: ((ids: ReadonlySet<string | number>) => void) | undefined;
}

/** Chips in a row, each with an × (or Delete when it has the focus); arrow keys go from one to the next. */
export function RemovableTags({ label, tags, isFixed, onRemove }: RemovableTagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagGroup aria-label={label} {...(onRemove ? { onRemove: (keys: Set<Key>) => onRemove(keys) } : {})}>
      <List>
        {tags.map(({ id, label: text, highlighted = false, note }) => (
          <Chip
            key={id}
            id={id}
            textValue={note === undefined ? text : `${text}, ${note}`}
            $highlighted={highlighted}
          >
            {highlighted && <Lock size={13} aria-hidden />}
            <Words title={note === undefined ? text : `${text} (${note})`}>{text}</Words>
            {onRemove && !isFixed?.(id) && (
              <Remove slot="remove">
                <X size={14} aria-hidden />
              </Remove>
            )}
          </Chip>
        ))}
      </List>
    </TagGroup>
  );
}
