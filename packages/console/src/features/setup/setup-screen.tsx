import { useMutation, useQueryClient } from '@tanstack/react-query';
import { farmCalls } from '@vigia/api/client';
import { hrefWith } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { GUIDE } from '../../shared/paths.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { useSetupQuery } from '../../shared/state/use-setup.ts';
import { SetupView } from './setup-view.tsx';
import { useOtherClients } from './use-other-clients.ts';
import { SETUP } from './words.ts';

/** "Empezar": the first steps of the client that is shown. */
export function SetupScreen() {
  const words = useWords(SETUP);
  const { tree } = useFarm();
  const { id: clientId, name } = tree.client;
  const filters = useFilters();
  const farm = useCalls(farmCalls);
  const queryClient = useQueryClient();
  const { notice, failure } = useSnackbar();
  const { data, isError, refetch, queryKey } = useSetupQuery({ isWatched: true });
  const others = useOtherClients();
  const hide = useMutation({
    mutationFn: (hidden: boolean) => farm.hideSetup(clientId, hidden),
    onSuccess: (setup) => {
      queryClient.setQueryData(queryKey, setup);
      const undo = { label: words.undo, onPress: () => hide.mutate(!setup.isHidden) };
      notice(setup.isHidden ? words.hidden : words.shown, { action: undo });
    },
    onError: () => failure(words.notSaved),
  });
  return (
    <SetupView
      clientName={name}
      others={others}
      progress={data?.progress ?? null}
      isFailed={isError}
      onRetry={() => void refetch()}
      stationId={data?.stationId ?? null}
      isHidden={data?.isHidden ?? false}
      onHide={(hidden) => hide.mutate(hidden)}
      hrefOf={({ path, hash }) => hrefWith(path, { ...filters, company: clientId }, hash)}
      guideHref={GUIDE}
    />
  );
}
