import { accessCalls } from '@vigia/api/client';
import { useWords } from '@vigia/ui';
import { useState } from 'react';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { accessProblem } from './access-problem.ts';
import { makePasskey } from './make-passkey.ts';
import { afterConfirming, OVERVIEW, type SetupActions, type SetupState, type SetupView } from './setup.ts';
import { ACCESS } from './words.ts';

type Work = () => Promise<SetupView>;

export interface Setup extends SetupState, SetupActions {
  readonly removeApp: () => void;
  readonly removePasskey: (id: number) => void;
  readonly renewCodes: () => void;
}

/** The setup of one's own second step. */
export function useSetup(onChanged: () => void): Setup {
  const words = useWords(ACCESS);
  const reasons = useWords(REASONS);
  const calls = useCalls(accessCalls);
  const [view, setView] = useState<SetupView>(OVERVIEW);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: Work) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setView(await work());
      onChanged();
    } catch (error) {
      setProblem(accessProblem(words, reasons, error));
    }
    setBusy(false);
  };
  const go = (next: SetupView) => {
    setProblem(undefined);
    setView(next);
  };
  return {
    ...{ view, busy, problem },
    beginApp: () => void run(async () => ({ at: 'app', app: await calls.beginApp() })),
    confirmApp: (code) => void run(async () => afterConfirming(await calls.confirmApp(code))),
    choosePasskey: () => go({ at: 'passkey' }),
    addPasskey: (name) => void run(async () => afterConfirming(await makePasskey(calls, name))),
    back: () => go(OVERVIEW),
    removeApp: () =>
      void run(async () => {
        await calls.removeApp();
        return OVERVIEW;
      }),
    removePasskey: (id) =>
      void run(async () => {
        await calls.removePasskey(id);
        return OVERVIEW;
      }),
    renewCodes: () => void run(async () => ({ at: 'codes', codes: await calls.renewBackupCodes() })),
  };
}
