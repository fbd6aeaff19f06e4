import { BackupCodes } from './backup-codes.tsx';
import type { SetupActions, SetupState } from './setup.ts';
import { AppForm, PasskeyForm } from './setup-forms.tsx';
import type { AccessWords } from './words.ts';

/** The heading of each step. @param overview heading of the overview, which depends on its container */
export const headingOf = (words: AccessWords, at: SetupState['view']['at'], overview: string): string =>
  ({
    overview,
    app: words.appHeading,
    passkey: words.passkeyHeading,
    codes: words.codesHeading,
  })[at];

interface SetupStepProps extends SetupState, SetupActions {
  readonly email: string;
  /** The user says that the codes are stored. */
  readonly onSaved: () => void;
}

/** One step of the setup; null for the overview, which the container draws. */
export function SetupStep({ view, email, onSaved, ...setup }: SetupStepProps) {
  const state = { busy: setup.busy, problem: setup.problem, onBack: setup.back };
  switch (view.at) {
    case 'overview':
      return null;
    case 'app':
      return <AppForm {...state} app={view.app} onSubmit={setup.confirmApp} />;
    case 'passkey':
      return <PasskeyForm {...state} onSubmit={setup.addPasskey} />;
    case 'codes':
      return <BackupCodes email={email} codes={view.codes} onSaved={onSaved} />;
  }
}
