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
  const said = words.conflict;
  return (
    <Dialog
      isOpen
      onClose={onLater}
      role="alertdialog"
      title={said.title}
      closeLabel={said.later}
      isDismissable={!isSaving}
      width={560}
      footer={
        <>
          <Button onPress={props.onTheirs} isDisabled={isSaving}>
            {said.theirs}
          </Button>
          <Button onPress={props.onMine} isDisabled={isSaving}>
            {said.mine}
          </Button>
          <Button autoFocus variant="primary" onPress={props.onUnite} busy={isSaving}>
            {said.unite(props.united)}
          </Button>
        </>
      }
    >
      <p>
        {said.savedBy(props.who, props.when)} {said.counts(props.theirs, props.mine)}
      </p>
      <p>{said.hint}</p>
    </Dialog>
  );
}
