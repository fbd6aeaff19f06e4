import { actText } from '@vigia/domain/es';
import { type Act, type DialogAct, isDialogAct, type LookAct } from '@vigia/domain/today';
import { Button, LinkButton, useWords } from '@vigia/ui';
import { TODAY } from './words.ts';

export interface ActButtonProps {
  readonly act: Act;
  /** The station, pest or field it is about, for readers who do not see the line. */
  readonly subject: string;
  readonly onDialog: (act: DialogAct) => void;
  readonly hrefOf: (act: LookAct) => string;
}

/** The next act of a reason: a report that is filled in already, the counts of a field, or a link. */
export function ActButton({ act, subject, onDialog, hrefOf }: ActButtonProps) {
  const words = useWords(TODAY);
  const label = actText(act);
  const name = words.about(label, subject);
  return isDialogAct(act) ? (
    <Button size="small" aria-label={name} onPress={() => onDialog(act)}>
      {label}
    </Button>
  ) : (
    <LinkButton size="small" href={hrefOf(act)} label={name}>
      {label}
    </LinkButton>
  );
}
