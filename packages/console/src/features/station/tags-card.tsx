import { Card, IconButton, useWords } from '@vigia/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { TagChips } from '../../shared/ui/tag-chips.tsx';
import { STATION } from './words.ts';

const Quiet = styled.span`color: ${({ theme }) => theme.color.muted};`;

export interface TagsCardProps {
  readonly tags: readonly string[];
  /** The dialog behind the pencil; absent for those who may not edit. */
  readonly editor?: ((isOpen: boolean, onClose: () => void) => ReactNode) | undefined;
}

/** Tags of the station, and the way to change them. */
export function TagsCard({ tags, editor }: TagsCardProps) {
  const words = useWords(STATION);
  const [isOpen, setOpen] = useKeptState('editing tags', false);
  return (
    <Card
      title={words.tags}
      {...(editor
        ? { actions: <IconButton icon={Pencil} label={words.editTags} onPress={() => setOpen(true)} /> }
        : {})}
    >
      {tags.length === 0 ? <Quiet>{words.noTags}</Quiet> : <TagChips tags={tags} />}
      {editor?.(isOpen, () => setOpen(false))}
    </Card>
  );
}
