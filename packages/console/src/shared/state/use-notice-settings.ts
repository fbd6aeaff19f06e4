import { useQuery } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import { useAtomValue } from 'jotai';
import { useCalls } from './calls.ts';
import { userAtom } from './session.ts';

/** How the reader wants to be told; asked for while `isOn`. */
export function useNoticeSettings(isOn: boolean) {
  const notifications = useCalls(notificationCalls);
  const { id } = useAtomValue(userAtom);
  const queryKey = ['notification-settings', id];
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) => notifications.settings(signal),
    enabled: isOn,
  });
  return { queryKey, settings, userId: id };
}
