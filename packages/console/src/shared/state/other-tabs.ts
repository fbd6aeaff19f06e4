/** Channel between the tabs of one browser, which share the session's cookie. */
const CHANNEL = 'vigia-session';
const SIGNED_OUT = 'signed-out';

/** Tells the other tabs that the user signed out in this one. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** @returns a function that stops listening */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === SIGNED_OUT) listener();
  };
  return () => channel.close();
}
