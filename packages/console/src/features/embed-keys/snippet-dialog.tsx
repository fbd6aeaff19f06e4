import type { EmbedKey } from '@vigia/domain/published';
import { Button, Dialog, Notice, useWords } from '@vigia/ui';
import { Copied } from '../../shared/ui/copied.tsx';
import { BringKey, type BringKeyProps } from './bring-key.tsx';
import { BuildsInUse } from './builds-in-use.tsx';
import type { SeenBuild } from './seen-builds.ts';
import { SnippetChoice, type SnippetChoiceProps } from './snippet-choice.tsx';
import { TryOnSite } from './try-on-site.tsx';
import { EMBED_KEYS } from './words.ts';

export interface SnippetDialogProps {
  /** Null: it is closed. */
  readonly of: Pick<EmbedKey, 'name' | 'key' | 'prefix' | 'origins'> | null;
  /** Of each of its sites. */
  readonly builds: readonly SeenBuild[];
  readonly subjects: SnippetChoiceProps['subjects'];
  /** The newest build's script; null where the server has no widgets. */
  readonly loader: SnippetChoiceProps['loader'] | null;
  /** What to paste into a page. */
  readonly snippet: SnippetChoiceProps['snippet'];
  readonly onBring: BringKeyProps['onBring'];
  readonly onClose: () => void;
}

/** A key, and the code for a partner's page. */
export function SnippetDialog({
  of,
  builds,
  subjects,
  loader,
  snippet,
  onBring,
  onClose,
}: SnippetDialogProps) {
  const words = useWords(EMBED_KEYS);
  return (
    <Dialog
      isOpen={of !== null}
      onClose={onClose}
      title={words.snippet.dialog(of?.name ?? '')}
      width={of?.key ? 1320 : 640}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words.snippet.close}
        </Button>
      }
    >
      {of?.key === null && <BringKey prefix={of.prefix} onBring={onBring} />}
      {of?.key && (
        <>
          <Copied title={words.snippet.key} text={of.key} label={words.snippet.copyKey} />
          {loader && subjects.length > 0 && (
            <SnippetChoice subjects={subjects} snippet={snippet} publicKey={of.key} loader={loader} />
          )}
          {loader && <TryOnSite origins={of.origins} server={window.location.origin} />}
          {builds.length > 0 && <BuildsInUse sites={builds} />}
          {!loader && <Notice>{words.snippet.noWidgets}</Notice>}
        </>
      )}
    </Dialog>
  );
}
