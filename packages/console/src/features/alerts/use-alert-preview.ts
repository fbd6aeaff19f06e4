import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alertCalls } from '@vigia/api/client';
import type { AlertPreview } from '@vigia/api/contract';
import { type AlertRuleDraft, alertRuleOf, validateAlertRule } from '@vigia/domain/events';
import { type ClientId, hasErrors } from '@vigia/domain/farm';
import { useEffect, useState } from 'react';
import { useCalls } from '../../shared/state/calls.ts';

/** A rule is asked about once nothing was changed for so long, ms. */
const PAUSE_MS = 400;

export interface PreviewState {
  /** The draft cannot be judged yet. */
  readonly isIncomplete: boolean;
  readonly isError: boolean;
  /** Undefined until the first answer. */
  readonly preview: AlertPreview | undefined;
  /** The answer is of an earlier draft. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/** What the draft of a rule would have alerted of, asked anew as it is changed. */
export function useAlertPreview(clientId: ClientId, draft: AlertRuleDraft): PreviewState {
  const calls = useCalls(alertCalls);
  const isIncomplete = hasErrors(validateAlertRule(draft));
  const wanted = isIncomplete ? null : JSON.stringify(alertRuleOf(draft));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery({
    queryKey: ['alert-preview', clientId, asked],
    queryFn: ({ signal }) => calls.preview(clientId, JSON.parse(asked ?? '') as AlertRuleDraft, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  return {
    isIncomplete,
    isError: query.isError && asked === wanted,
    preview: query.data,
    isStale: query.isPlaceholderData || asked !== wanted,
    onRetry: () => void query.refetch(),
  };
}
