/** Messages between tabs of one browser: they share the session's cookie. */
const CHANNEL = 'vigia-session';
const SIGNED_OUT = 'signed-out';

/** Announces to the other tabs that somebody has signed out in this one. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** @returns ends the listening */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === SIGNED_OUT) listener();
  };
  return () => channel.close();
}
