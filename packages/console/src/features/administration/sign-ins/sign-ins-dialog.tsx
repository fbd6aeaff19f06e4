import { useInfiniteQuery } from '@tanstack/react-query';
import { peopleCalls } from '@vigia/api/client';
import type { Account } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useCalls } from '../../../shared/state/calls.ts';
import { readyServicesAtom } from '../../../shared/state/services.ts';
import { SignInsView } from './sign-ins-view.tsx';

interface SignInsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly user: Account;
}

/** The sign-ins of a user, requested again each time the dialog opens. */
export function SignInsDialog({ user, ...dialog }: SignInsDialogProps) {
  const people = useCalls(peopleCalls);
  const { config } = useAtomValue(readyServicesAtom);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['sign-ins', user.id],
    queryFn: ({ pageParam, signal }) => people.signIns(user.id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < (pages[0]?.count ?? 0) ? pages.length + 1 : undefined;
    },
    enabled: dialog.isOpen,
    staleTime: 0,
  });
  return (
    <SignInsView
      {...dialog}
      email={user.email}
      signIns={data?.pages.flatMap(({ items }) => items) ?? null}
      isFailed={isError && !data}
      hasExternalSignIn={config.hasExternalSignIn}
      onOlder={hasNextPage ? () => void fetchNextPage() : undefined}
      isLoadingOlder={isFetchingNextPage}
      onRetry={() => void refetch()}
    />
  );
}
