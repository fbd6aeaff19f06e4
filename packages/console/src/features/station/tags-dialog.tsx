import { STATION_MESSAGES, type Station, tagEditError } from '@vigia/domain';
import { SaveDialog, TagEditor, useFirstInvalid } from '@vigia/ui';
import { useRef, useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { WORDS } from './words.ts';

export interface TagsDialogProps {
  readonly station: Pick<Station, 'name' | 'tags'>;
  readonly superAdmin: boolean;
  readonly onSave: (tags: readonly string[], signal: AbortSignal) => Promise<unknown>;
  /** Puts back the tags there were before. */
  readonly onUndo: (before: readonly string[]) => void;
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
  const problem = tagEditError({ before, after: tags, pending, superAdmin });
  const start = (now: readonly string[]) => {
    setBefore(now);
    setTags(now);
    setPending('');
    setAttempts(0);
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.tagsOf(station.name)}
      isValid={problem === null}
      {...(problem === null ? {} : { invalidMessage: problem })}
      onRefused={() => setAttempts((n) => n + 1)}
      onSave={(signal) => onSave(tags, signal)}
      onReset={(saved) => start(saved ? tags : station.tags)}
      savedMessage={STATION_MESSAGES.tagsUpdated}
      savedAction={{ label: WORDS.undo, onPress: () => onUndo(before) }}
      failedMessage={(error) => STATION_MESSAGES.tagsFailed(station.name, reasonOf(error))}
      onError={() => undefined}
    >
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
