import { SERVICE_CHECK_WORDS } from '@vigia/domain/es';
import type { KeptFinding } from '@vigia/domain/service';
import { LinkButton, Notice, useWords } from '@vigia/ui';
import { NOTIFICATIONS } from './words.ts';

interface ServiceNoticesProps {
  readonly findings: readonly KeptFinding[];
  /** Where the state of the service is shown. */
  readonly href: string;
}

/** What the service itself warns of: each stays until it is well again. */
export function ServiceNotices({ findings, href }: ServiceNoticesProps) {
  const words = useWords(NOTIFICATIONS);
  return findings.map(({ check, state, sentence }) => (
    <Notice
      key={check}
      status={state === 'failure' ? 'error' : 'warning'}
      action={
        <LinkButton size="small" href={href}>
          {words.openService}
        </LinkButton>
      }
    >
      {words.ofService(SERVICE_CHECK_WORDS[check], sentence)}
    </Notice>
  ));
}
