import type { StationId } from '@vigia/domain/farm';
import { Card, IconButton, useWords } from '@vigia/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReopened } from '../../shared/outbox/reopened.ts';
import { UnsentMark } from '../../shared/outbox/unsent-mark.tsx';
import type { Unsent } from '../../shared/outbox/unsent-marks.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { TagChips } from '../../shared/ui/tag-chips.tsx';
import { STATION } from './words.ts';

const Quiet = styled.span`color: ${({ theme }) => theme.color.muted};`;

const Mark = styled.div`margin-top: 8px;`;

export interface TagsCardProps {
  readonly stationId: StationId;
  readonly tags: readonly string[];
  /** Only this device has these tags. */
  readonly unsent?: Unsent | undefined;
  /** The dialog behind the pencil; absent for those who may not edit. */
  readonly editor?: ((isOpen: boolean, onClose: () => void) => ReactNode) | undefined;
}

/** Tags of the station, and the way to change them. */
export function TagsCard({ stationId, tags, unsent, editor }: TagsCardProps) {
  const words = useWords(STATION);
  const [isOpen, setOpen] = useKeptState('editing tags', false);
  useReopened(
    (act) => act.kind === 'tags' && act.stationId === stationId,
    () => setOpen(true),
  );
  return (
    <Card
      title={words.tags}
      {...(editor
        ? { actions: <IconButton icon={Pencil} label={words.editTags} onPress={() => setOpen(true)} /> }
        : {})}
    >
      {tags.length === 0 ? <Quiet>{words.noTags}</Quiet> : <TagChips tags={tags} />}
      {unsent && (
        <Mark>
          <UnsentMark unsent={unsent} />
        </Mark>
      )}
      {editor?.(isOpen, () => setOpen(false))}
    </Card>
  );
}
