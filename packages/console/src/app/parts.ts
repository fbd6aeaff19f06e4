import { late } from '../shared/late/late.ts';

/** What stands at the root, each in a file of its own: whoever has yet to sign in loads nothing else. */
export const signIn = late(async () => (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen);
export const signedIn = late(async () => (await import('./signed-in.tsx')).SignedIn);
