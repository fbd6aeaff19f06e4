/** What stands at the root, each in a file of its own: whoever has yet to sign in loads nothing else. */
export const loadSignIn = async () => (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen;
export const loadSignedIn = async () => (await import('./signed-in.tsx')).SignedIn;
