import { mergedTags, STATION_MESSAGES, type Station, tagEditError } from '@vigia/domain';
import { Notice, SaveDialog, TagEditor, useFirstInvalid } from '@vigia/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { type TagChange, TagsChanged, tagsProblem } from './use-tags.ts';
import { WORDS } from './words.ts';

const Told = styled.div`padding-bottom: 12px;`;

export interface TagsDialogProps {
  readonly station: Pick<Station, 'name' | 'tags'>;
  readonly superAdmin: boolean;
  /** Rejects with `TagsChanged` when somebody else was faster. */
  readonly onSave: (change: TagChange, signal: AbortSignal) => Promise<unknown>;
  /** Puts back the tags there were before. */
  readonly onUndo: (change: TagChange) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Tags of a station to edit. Text that is no tag yet refuses the save, and stays. */
export function TagsDialog({ station, superAdmin, onSave, onUndo, isOpen, onClose }: TagsDialogProps) {
  const [before, setBefore] = useState(station.tags);
  const [tags, setTags] = useState(station.tags);
  const [pending, setPending] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useFirstInvalid(fields, attempts);
  const [isMerged, setMerged] = useState(false);
  const problem = tagEditError({ before, after: tags, pending, superAdmin });
  const start = (now: readonly string[]) => {
    setBefore(now);
    setTags(now);
    setPending('');
    setAttempts(0);
    setMerged(false);
  };
  const onError = (error: unknown) => {
    if (!(error instanceof TagsChanged)) return;
    setTags(mergedTags({ before, after: tags }, error.now));
    setBefore(error.now);
    setMerged(true);
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.tagsOf(station.name)}
      isValid={problem === null}
      {...(problem === null ? {} : { invalidMessage: problem })}
      onRefused={() => setAttempts((n) => n + 1)}
      onSave={(signal) => onSave({ before, tags }, signal)}
      onReset={(saved) => start(saved ? tags : station.tags)}
      savedMessage={STATION_MESSAGES.tagsUpdated}
      savedAction={{ label: WORDS.undo, onPress: () => onUndo({ before, tags }) }}
      failedMessage={(error) => tagsProblem(station.name, error)}
      onError={onError}
    >
      {isMerged && (
        <Told>
          <Notice status="warning">{WORDS.tagsMerged}</Notice>
        </Told>
      )}
      <div ref={fields}>
        <TagEditor
          label={WORDS.tags}
          help={WORDS.tagsHelp}
          tags={tags}
          onChange={setTags}
          pending={pending}
          onPendingChange={setPending}
          superAdmin={superAdmin}
          tried={attempts > 0}
        />
      </div>
    </SaveDialog>
  );
}
