/** What the link of a letter about a forgotten password carries. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** The link in the fragment of an address; null for an address without one. */
export function resetLinkIn(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [token, email] = [parts.get('restablecer'), parts.get('correo')];
  return token && email ? { email, token } : null;
}

/** Takes the link out of the page's address, so that it stays in no history and no bookmark. */
export function takeResetLink(): ResetLink | null {
  const { hash, pathname, search } = window.location;
  const link = resetLinkIn(hash);
  if (link) window.history.replaceState(null, '', `${pathname}${search}`);
  return link;
}
