import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import { Button, Dialog, ErrorState, Skeleton, Switch, useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { userAtom } from '../../shared/state/session.ts';
import { SHELL } from './words.ts';

interface NoticeMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** "Avisos por correo": whether new notices come by e-mail too. The switch is saved as soon as it is moved. */
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
  const save = async (email: boolean) => {
    if (isSaving) return;
    setSaving(true);
    try {
      queryClient.setQueryData(queryKey, await notifications.saveSettings(email));
      success(email ? words.on : words.off);
    } catch (error) {
      failure(words.failed(reasonOf(reasons, error)));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      width={440}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {settings.isError ? (
        <ErrorState title={words.notLoaded} onRetry={() => void settings.refetch()} />
      ) : settings.data ? (
        <>
          <Switch
            isSelected={settings.data.email}
            isDisabled={isSaving}
            onChange={(email) => void save(email)}
          >
            {words.label}
          </Switch>
          <p>{words.hint(settings.data.address)}</p>
        </>
      ) : (
        <Skeleton $height="48px" />
      )}
    </Dialog>
  );
}
