import { actText } from '@vigia/domain/es';
import type { Act } from '@vigia/domain/today';
import { Button, LinkButton, useWords } from '@vigia/ui';
import { TODAY } from './words.ts';

export interface ActButtonProps {
  readonly act: Act;
  /** The station, pest or field it is about, for readers who do not see the line. */
  readonly subject: string;
  readonly onReport: (act: Extract<Act, { readonly kind: 'report' }>) => void;
  readonly hrefOf: (act: Exclude<Act, { readonly kind: 'report' }>) => string;
}

/** The next act of a reason: a report that is filled in already, or a link. */
export function ActButton({ act, subject, onReport, hrefOf }: ActButtonProps) {
  const words = useWords(TODAY);
  const label = actText(act);
  const name = words.about(label, subject);
  return act.kind === 'report' ? (
    <Button size="small" aria-label={name} onPress={() => onReport(act)}>
      {label}
    </Button>
  ) : (
    <LinkButton size="small" href={hrefOf(act)} label={name}>
      {label}
    </LinkButton>
  );
}
