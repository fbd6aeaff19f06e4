import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serviceCalls } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { useSnackbar, useWords } from '@vigia/ui';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { SERVICE_STATE, useServiceState } from '../../../shared/state/service-state.ts';
import { ServiceView } from './service-view.tsx';
import { SERVICE } from './words.ts';

/** How the service itself is, with the button that has it checked. */
export function ServiceSection() {
  const words = useWords(SERVICE);
  const { user } = useFarm();
  const service = useCalls(serviceCalls);
  const queryClient = useQueryClient();
  const { failure } = useSnackbar();
  const state = useServiceState({ isWatched: true });
  const checking = useMutation({
    mutationFn: () => service.check(),
    onSuccess: (report) => queryClient.setQueryData(SERVICE_STATE, report),
    onError: () => failure(words.notChecked),
  });
  const mayCheck = can(user, 'service.check', { clientId: user.clientId });
  return (
    <ServiceView
      report={state.data ?? null}
      isFailed={state.isError}
      onRetry={() => void state.refetch()}
      onCheck={mayCheck ? () => checking.mutate() : undefined}
      isChecking={checking.isPending}
    />
  );
}
