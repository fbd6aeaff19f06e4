import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clientLogoCalls } from '@vigia/api/client';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { LOGO } from './words.ts';

const FRESH_MS = 5 * 60_000;

/** The logo of a client; null without one, undefined while it is loading. */
export function useLogo(clientId: ClientId) {
  const logos = useCalls(clientLogoCalls);
  return useQuery({
    queryKey: ['client-logo', clientId],
    queryFn: ({ signal }) => logos.of(clientId, signal),
    staleTime: FRESH_MS,
  });
}

/** The logo of a client and what changes it, at once. */
export function useLogoEdits(clientId: ClientId) {
  const words = useWords(LOGO);
  const reasons = useWords(REASONS);
  const logos = useCalls(clientLogoCalls);
  const queryClient = useQueryClient();
  const logo = useLogo(clientId);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isError: boolean; readonly text: string } | null>(null);
  const run = async (work: () => Promise<unknown>, done: string, failed: (reason: string) => string) => {
    setBusy(true);
    setOutcome(null);
    try {
      await work();
      setOutcome({ isError: false, text: done });
      await queryClient.invalidateQueries({ queryKey: ['client-logo', clientId] });
    } catch (error) {
      setOutcome({ isError: true, text: failed(reasonOf(reasons, error)) });
    } finally {
      setBusy(false);
    }
  };
  return {
    logo: logo.data ?? null,
    state: logo.isError ? ('error' as const) : logo.isPending ? ('loading' as const) : ('ready' as const),
    onRetry: () => void logo.refetch(),
    isBusy,
    outcome,
    onFile: (file: File) => void run(() => logos.save(clientId, file), words.saved, words.failed),
    onRemove: () => void run(() => logos.remove(clientId), words.removed, words.notRemoved),
  };
}
export type LogoEdits = ReturnType<typeof useLogoEdits>;
