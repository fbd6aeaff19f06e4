/** The content of the link in an e-mail about a forgotten password. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** The link in the hash of an address; null without one. */
export function resetLinkIn(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [token, email] = [parts.get('restablecer'), parts.get('correo')];
  return token && email ? { email, token } : null;
}

/** Reads the link and removes it from the address, so that no history and no bookmark contains it. */
export function takeResetLink(): ResetLink | null {
  const { hash, pathname, search } = window.location;
  const link = resetLinkIn(hash);
  if (link) window.history.replaceState(null, '', `${pathname}${search}`);
  return link;
}
