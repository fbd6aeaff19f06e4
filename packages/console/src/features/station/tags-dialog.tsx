import { STATION_MESSAGES } from '@vigia/domain/es';
import { mergedTags, type Station, tagEditError } from '@vigia/domain/farm';
import { Notice, SaveDialog, TagEditor, useFirstInvalid, useWords } from '@vigia/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { differs } from '../../shared/dialogs/use-draft.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { type TagChange, TagsChanged, tagsProblem } from './use-tags.ts';
import { STATION } from './words.ts';

const NoticeSpace = styled.div`padding-bottom: 12px;`;

export interface TagsDialogProps {
  readonly station: Pick<Station, 'name' | 'tags'>;
  readonly superAdmin: boolean;
  /** Rejects with `TagsChanged` when somebody else saved first. */
  readonly onSave: (change: TagChange, signal: AbortSignal) => Promise<unknown>;
  /** Restores the tags before. */
  readonly onUndo: (change: TagChange) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface TagEdit {
  /** As they were when the editing began. */
  readonly before: readonly string[];
  readonly tags: readonly string[];
  /** Typed, and no tag yet. */
  readonly pending: string;
  /** Somebody else's tags were added. */
  readonly isMerged: boolean;
}

const editOf = (tags: readonly string[]): TagEdit => ({ before: tags, tags, pending: '', isMerged: false });

/** Tags of a station to edit. Unfinished text in the input prevents saving, and stays. */
export function TagsDialog({ station, superAdmin, onSave, onUndo, isOpen, onClose }: TagsDialogProps) {
  const words = useWords(STATION);
  const reasons = useWords(REASONS);
  const title = words.tagsOf(station.name);
  const [edit, setEdit] = useKeptState<TagEdit>(title, () => editOf(station.tags));
  const { before, tags, pending, isMerged } = edit;
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useFirstInvalid(fields, attempts);
  const problem = tagEditError({ before, after: tags, pending, superAdmin });
  const start = (now: readonly string[]) => {
    setEdit(editOf(now));
    setAttempts(0);
  };
  const onError = (error: unknown) => {
    if (!(error instanceof TagsChanged)) return;
    const merged = mergedTags({ before, after: tags }, error.now);
    setEdit({ ...edit, before: error.now, tags: merged, isMerged: true });
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isChanged={pending.trim() !== '' || differs(before, tags)}
      isValid={problem === null}
      {...(problem === null ? {} : { invalidMessage: problem })}
      onRefused={() => setAttempts((n) => n + 1)}
      onSave={(signal) => onSave({ before, tags }, signal)}
      onReset={(saved) => start(saved ? tags : station.tags)}
      savedMessage={STATION_MESSAGES.tagsUpdated}
      savedAction={{ label: words.undo, onPress: () => onUndo({ before, tags }) }}
      failedMessage={(error) => tagsProblem(reasons, station.name, error)}
      onError={onError}
    >
      {isMerged && (
        <NoticeSpace>
          <Notice status="warning">{words.tagsMerged}</Notice>
        </NoticeSpace>
      )}
      <div ref={fields}>
        <TagEditor
          label={words.tags}
          help={words.tagsHelp}
          tags={tags}
          onChange={(now) => setEdit((last) => ({ ...last, tags: now }))}
          pending={pending}
          onPendingChange={(now) => setEdit((last) => ({ ...last, pending: now }))}
          superAdmin={superAdmin}
          tried={attempts > 0}
        />
      </div>
    </SaveDialog>
  );
}
