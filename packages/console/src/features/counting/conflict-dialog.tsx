import { Button, Dialog } from '@vigia/ui';
import { WORDS } from './words.ts';

const { conflict: SAID } = WORDS;

export interface ConflictDialogProps {
  readonly who: string;
  readonly when: string;
  /** How many insects each of the two counts has, and both as one. */
  readonly theirs: number;
  readonly mine: number;
  readonly united: number;
  readonly isSaving: boolean;
  readonly onMine: () => void;
  readonly onUnite: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
}

/** Tells the later of two that counted one image, who chooses; until then nothing of either is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isSaving, onLater } = props;
  return (
    <Dialog
      isOpen
      onClose={onLater}
      role="alertdialog"
      title={SAID.title}
      closeLabel={SAID.later}
      isDismissable={!isSaving}
      width={560}
      footer={
        <>
          <Button onPress={props.onTheirs} isDisabled={isSaving}>
            {SAID.theirs}
          </Button>
          <Button onPress={props.onMine} isDisabled={isSaving}>
            {SAID.mine}
          </Button>
          <Button autoFocus variant="primary" onPress={props.onUnite} busy={isSaving}>
            {SAID.unite(props.united)}
          </Button>
        </>
      }
    >
      <p>
        {SAID.told(props.who, props.when)} {SAID.counts(props.theirs, props.mine)}
      </p>
      <p>{SAID.hint}</p>
    </Dialog>
  );
}
