import { Button, Dialog, Notice } from '@vigia/ui';
import { Copied } from './copied.tsx';
import { SnippetChoice, type SnippetChoiceProps } from './snippet-choice.tsx';
import { ONCE_WORDS, SNIPPET_WORDS } from './words.ts';

/** `lost`: the answer that held the key never came. `known`: the key was shown some other day. */
export type SnippetKey =
  | { readonly state: 'made'; readonly secret: string }
  | { readonly state: 'lost' }
  | { readonly state: 'known'; readonly name: string };

export interface SnippetDialogProps {
  /** Null: it is closed. */
  readonly of: SnippetKey | null;
  readonly places: SnippetChoiceProps['places'];
  /** What to paste into a page; null where the server has no widgets. */
  readonly snippet: SnippetChoiceProps['snippet'] | null;
  readonly onClose: () => void;
}

/** A new key, this once, and what a partner pastes into a page; of an older key the latter alone. */
export function SnippetDialog({ of, places, snippet, onClose }: SnippetDialogProps) {
  const isKnown = of?.state === 'known';
  return (
    <Dialog
      isOpen={of !== null}
      onClose={onClose}
      title={isKnown ? SNIPPET_WORDS.dialog(of.name) : ONCE_WORDS.title}
      width={640}
      isDismissable={isKnown}
      footer={
        <Button variant="primary" onPress={onClose}>
          {isKnown ? SNIPPET_WORDS.close : ONCE_WORDS.done}
        </Button>
      }
    >
      {of && (
        <Notice status={isKnown ? 'neutral' : 'warning'}>
          {{ made: ONCE_WORDS.warning, lost: ONCE_WORDS.lost, known: SNIPPET_WORDS.known }[of.state]}
        </Notice>
      )}
      {of?.state === 'made' && <Copied title={ONCE_WORDS.key} text={of.secret} label={ONCE_WORDS.copyKey} />}
      {of && of.state !== 'lost' && snippet && places.length > 0 && (
        <SnippetChoice places={places} snippet={snippet} />
      )}
      {of && of.state !== 'lost' && !snippet && <Notice>{ONCE_WORDS.noWidgets}</Notice>}
    </Dialog>
  );
}
