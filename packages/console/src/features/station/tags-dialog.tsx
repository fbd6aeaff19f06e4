import { STATION_MESSAGES } from '@vigia/domain/es';
import { mergedTags, type Station, tagEditError } from '@vigia/domain/farm';
import { Notice, SaveDialog, TagEditor, useFirstInvalid, useWords } from '@vigia/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { differs } from '../../shared/dialogs/use-draft.ts';
import type { Done } from '../../shared/outbox/send-or-keep.ts';
import { UNSENT } from '../../shared/outbox/words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { type TagChange, TagsChanged, tagsProblem } from './use-tags.ts';
import { STATION } from './words.ts';

const NoticeSpace = styled.div`padding-bottom: 12px;`;

export interface TagsDialogProps {
  readonly station: Pick<Station, 'name' | 'tags'>;
  /** The tags that the service had, where it has refused those of the station. */
  readonly refusedOver?: readonly string[] | undefined;
  readonly superAdmin: boolean;
  /** Tells whether the tags wait on this device. Rejects with `TagsChanged` when somebody else saved first. */
  readonly onSave: (change: TagChange, signal: AbortSignal) => Promise<Pick<Done<unknown>, 'isKept'>>;
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

const editOf = (tags: readonly string[], before = tags): TagEdit => ({
  ...{ before, tags, pending: '', isMerged: false },
});
const isUntouched = ({ before, tags, pending }: TagEdit) => !differs(before, tags) && pending.trim() === '';

/** Tags of a station to edit. Unfinished text in the input prevents saving, and stays. */
export function TagsDialog(props: TagsDialogProps) {
  const { station, superAdmin, onSave, onUndo, isOpen, onClose, refusedOver } = props;
  const words = useWords(STATION);
  const unsentWords = useWords(UNSENT);
  const isKept = useRef(false);
  const reasons = useWords(REASONS);
  const title = words.tagsOf(station.name);
  const [edit, setEdit] = useKeptState<TagEdit>(title, () => editOf(station.tags, refusedOver));
  const { before, tags, pending, isMerged } = edit;
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useFirstInvalid(fields, attempts);
  const problem = tagEditError({ before, after: tags, pending, superAdmin });
  const start = (now: readonly string[]) => {
    setEdit(editOf(now));
    setAttempts(0);
  };
  // What it began with may have been discarded, or changed elsewhere, while it was closed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen && isUntouched(edit)) setEdit(editOf(station.tags, refusedOver));
  }
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
      onSave={async (signal) => {
        ({ isKept: isKept.current } = await onSave({ before, tags }, signal));
      }}
      onReset={(saved) => start(saved ? tags : station.tags)}
      savedMessage={() => (isKept.current ? unsentWords.kept : STATION_MESSAGES.tagsUpdated)}
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
