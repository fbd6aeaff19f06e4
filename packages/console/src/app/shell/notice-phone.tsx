import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pushCalls } from '@vigia/api/client';
import type { PushDevice } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { formatDate } from '@vigia/domain/es';
import { useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { NoticePhoneView } from './notice-phone-view.tsx';
import { PushRefused, pushManager, subscribeHere } from './push-here.ts';
import { SHELL } from './words.ts';

/** Whether messages come to this phone, and to which others; nothing where they cannot be shown. */
export function NoticePhone({ userId }: { readonly userId: number }) {
  const words = useWords(SHELL).noticeMail;
  const reasons = useWords(REASONS);
  const calls = useCalls(pushCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['push-here', userId];
  const push = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const manager = await pushManager();
      if (manager === null) return null;
      const { key, devices } = await calls.read(signal);
      const endpoint = (await manager.getSubscription())?.endpoint ?? null;
      return { manager, key, devices, endpoint, isDenied: Notification.permission === 'denied' };
    },
  });
  if (!push.data) return null;
  const { manager, key, devices, endpoint, isDenied } = push.data;
  const here = devices.find((device) => device.endpoint === endpoint) ?? null;
  const reasonFor = (error: unknown) =>
    error instanceof PushRefused
      ? error.reason === 'denied'
        ? null
        : words.phoneRefused
      : reasonOf(reasons, error);
  const act = async (work: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      success(done);
    } catch (error) {
      const reason = reasonFor(error);
      if (reason !== null) failure(words.phoneFailed(reason));
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      setBusy(false);
    }
  };
  const turnOn = async () => await calls.add(await subscribeHere(manager, key));
  const turnOff = async (device: PushDevice) => {
    await calls.remove(device.id);
    await (await manager.getSubscription())?.unsubscribe();
  };
  const labelOf = ({ label, since }: PushDevice) => words.otherPhone(label, formatDate(dayOfInstant(since)));
  return (
    <NoticePhoneView
      isOn={here !== null}
      isDenied={isDenied}
      isBusy={isBusy}
      onChange={(isOn) =>
        void (isOn
          ? act(turnOn, words.phoneOn)
          : act(() => (here ? turnOff(here) : Promise.resolve()), words.phoneOff))
      }
      others={devices
        .filter((device) => device !== here)
        .map((device) => ({ id: device.id, label: device.label, text: labelOf(device) }))}
      onRemove={({ id, label }) => void act(() => calls.remove(id), words.phoneRemoved(label))}
    />
  );
}
