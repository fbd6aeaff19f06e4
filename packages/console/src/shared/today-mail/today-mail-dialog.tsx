import { useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import type { TodayMailing } from '@vigia/domain/today';
import { Button, Dialog, ErrorState, Skeleton, useWords } from '@vigia/ui';
import { useCalls } from '../state/calls.ts';
import { useNoticeSettings } from '../state/use-notice-settings.ts';
import { TodayMailView } from './today-mail-view.tsx';
import { TODAY_MAIL } from './words.ts';

interface TodayMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On which days the reader wants Hoy by e-mail. */
export function TodayMailDialog({ isOpen, onClose }: TodayMailDialogProps) {
  const words = useWords(TODAY_MAIL);
  const notifications = useCalls(notificationCalls);
  const queryClient = useQueryClient();
  const { queryKey, settings } = useNoticeSettings(isOpen);
  const { data } = settings;
  if (!data)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={words.title}
        footer={<Button onPress={onClose}>{words.close}</Button>}
      >
        {settings.isError ? (
          <ErrorState title={words.notLoaded} onRetry={() => void settings.refetch()} />
        ) : (
          <Skeleton $height="200px" />
        )}
      </Dialog>
    );
  const save = async ({ weekdays, hour, evenIfNothing }: TodayMailing, signal: AbortSignal) => {
    const changes = { todayWeekdays: weekdays, todayHour: hour, todayEvenIfNothing: evenIfNothing };
    queryClient.setQueryData(queryKey, await notifications.saveSettings(changes, signal));
  };
  const { todayWeekdays: weekdays, todayHour: hour, todayEvenIfNothing: evenIfNothing, address } = data;
  return (
    <TodayMailView
      {...{ isOpen, onClose, address }}
      mailing={{ weekdays, hour, evenIfNothing }}
      onSave={save}
    />
  );
}
