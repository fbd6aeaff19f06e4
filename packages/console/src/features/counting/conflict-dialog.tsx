import { Button, Dialog, useWords } from '@vigia/ui';
import { COUNTING } from './words.ts';

export interface ConflictDialogProps {
  readonly who: string;
  readonly when: string;
  /** The number of insects in each of the two counts, and in both joined. */
  readonly theirs: number;
  readonly mine: number;
  readonly united: number;
  readonly isSaving: boolean;
  readonly onMine: () => void;
  readonly onUnite: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
}

/** Asks the second of two people who counted one image which count to keep; until then nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const words = useWords(COUNTING);
  const { isSaving, onLater } = props;
  const texts = words.conflict;
  return (
    <Dialog
      isOpen
      onClose={onLater}
      role="alertdialog"
      title={texts.title}
      closeLabel={texts.later}
      isDismissable={!isSaving}
      width={560}
      footer={
        <>
          <Button onPress={props.onTheirs} isDisabled={isSaving}>
            {texts.theirs}
          </Button>
          <Button onPress={props.onMine} isDisabled={isSaving}>
            {texts.mine}
          </Button>
          <Button autoFocus variant="primary" onPress={props.onUnite} busy={isSaving}>
            {texts.unite(props.united)}
          </Button>
        </>
      }
    >
      <p>
        {texts.savedBy(props.who, props.when)} {texts.counts(props.theirs, props.mine)}
      </p>
      <p>{texts.hint}</p>
    </Dialog>
  );
}
