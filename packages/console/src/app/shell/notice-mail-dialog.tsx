import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import type { NotificationSettingsBody } from '@vigia/api/contract';
import { Button, Dialog, ErrorState, Skeleton, Switch, useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { userAtom } from '../../shared/state/session.ts';
import { NoticePart } from './notice-part.tsx';
import { NoticePhone } from './notice-phone.tsx';
import { NoticeTimes } from './notice-times.tsx';
import { SHELL } from './words.ts';

interface NoticeMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** "Cómo me avisan": by e-mail, on this phone, and when. Each choice is saved as soon as it is made. */
export function NoticeMailDialog({ isOpen, onClose }: NoticeMailDialogProps) {
  const words = useWords(SHELL).noticeMail;
  const reasons = useWords(REASONS);
  const notifications = useCalls(notificationCalls);
  const { id } = useAtomValue(userAtom);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const queryKey = ['notification-settings', id];
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) => notifications.settings(signal),
    enabled: isOpen,
  });
  const save = async (changes: NotificationSettingsBody, done: string) => {
    if (isSaving) return;
    setSaving(true);
    try {
      queryClient.setQueryData(queryKey, await notifications.saveSettings(changes));
      success(done);
    } catch (error) {
      failure(words.failed(reasonOf(reasons, error)));
    } finally {
      setSaving(false);
    }
  };
  const { data } = settings;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      width={480}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {settings.isError ? (
        <ErrorState title={words.notLoaded} onRetry={() => void settings.refetch()} />
      ) : data ? (
        <>
          <NoticePart title={words.mail} hint={words.hint(data.address)}>
            <Switch
              isSelected={data.email}
              isDisabled={isSaving}
              onChange={(email) => void save({ email }, email ? words.on : words.off)}
            >
              {words.label}
            </Switch>
          </NoticePart>
          <NoticePhone userId={id} />
          <NoticeTimes
            times={data}
            isSaving={isSaving}
            onChange={(times) => void save({ email: data.email, ...times }, words.timesSaved)}
          />
        </>
      ) : (
        <Skeleton $height="48px" />
      )}
    </Dialog>
  );
}
