import { late } from '../shared/late/late.ts';

/** The parts at the root, each in a file of its own: a person who is not signed in loads only the login. */
export const signIn = late(async () => (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen);
export const signedIn = late(async () => (await import('./signed-in.tsx')).SignedIn);
export const secondStepGate = late(
  async () => (await import('../features/access/second-step-gate.tsx')).SecondStepGate,
);
