import { useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import type { NotificationSettings, NotificationSettingsBody } from '@vigia/api/contract';
import { mailingText } from '@vigia/domain/es';
import { Button, Dialog, ErrorState, Skeleton, Switch, useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useNoticeSettings } from '../../shared/state/use-notice-settings.ts';
import { TODAY_MAIL } from '../../shared/today-mail/words.ts';
import { NoticePart } from './notice-part.tsx';
import { NoticePhone } from './notice-phone.tsx';
import { NoticeTimes } from './notice-times.tsx';
import { SHELL } from './words.ts';

const Row = styled.div`display: flex;`;

/** When Hoy is sent, in a sentence; null for never. */
function mailingOf({ todayWeekdays: weekdays, todayHour: hour, todayEvenIfNothing }: NotificationSettings) {
  const when = mailingText({ weekdays, hour, evenIfNothing: todayEvenIfNothing });
  return when === null ? null : `${when.charAt(0).toUpperCase()}${when.slice(1)}.`;
}

interface NoticeMailDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Opens the choice of days for Hoy in place of this dialog. */
  readonly onTodayMail: () => void;
}

/** "Cómo me avisan": by e-mail, on this phone, and when. Each choice is saved as soon as it is made. */
export function NoticeMailDialog({ isOpen, onClose, onTodayMail }: NoticeMailDialogProps) {
  const words = useWords(SHELL).noticeMail;
  const today = useWords(TODAY_MAIL);
  const reasons = useWords(REASONS);
  const notifications = useCalls(notificationCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const { queryKey, settings, userId } = useNoticeSettings(isOpen);
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
          <NoticePart title={today.title} hint={mailingOf(data) ?? today.never}>
            <Row>
              <Button onPress={onTodayMail}>{today.change}</Button>
            </Row>
          </NoticePart>
          <NoticePhone userId={userId} />
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
