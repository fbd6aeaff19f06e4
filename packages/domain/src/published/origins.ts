/** Why a line is not an origin for a key. */
export type OriginProblem =
  | 'empty'
  | 'no-scheme'
  | 'not-https'
  | 'path'
  | 'wildcard'
  | 'user'
  | 'letters'
  | 'host';

export type OriginCheck = { readonly origin: string } | { readonly problem: OriginProblem };

const PARTS = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1)$/;
const USUAL_PORT: Readonly<Record<string, string>> = { https: '443', http: '80' };

/**
 * A site as its browser names it: `https://www.example.cl`, with a port only if it is not the usual one, and
 * `http://` for this machine alone. A slash at the end and capitals are corrected, nothing else.
 */
export function checkOrigin(text: string): OriginCheck {
  const line = text.trim();
  if (line === '') return { problem: 'empty' };
  if (line.includes('*')) return { problem: 'wildcard' };
  const [, scheme = '', authority = '', rest = ''] = PARTS.exec(line) ?? [];
  if (scheme === '') return { problem: 'no-scheme' };
  if (rest !== '' && rest !== '/') return { problem: 'path' };
  if (authority.includes('@')) return { problem: 'user' };
  return ofAuthority(scheme.toLowerCase(), authority.toLowerCase());
}

function ofAuthority(scheme: string, authority: string): OriginCheck {
  const [host = '', port, more] = authority.split(':');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what a browser writes otherwise
  if (/[^\x00-\x7f]/.test(host)) return { problem: 'letters' };
  if (!HOST.test(host) || more !== undefined || (port !== undefined && !isPort(port)))
    return { problem: 'host' };
  const isHere = THIS_MACHINE.test(host);
  if (scheme !== 'https' && !(scheme === 'http' && isHere)) return { problem: 'not-https' };
  if (!isHere && !host.includes('.')) return { problem: 'host' };
  const shown = port === undefined || port === USUAL_PORT[scheme] ? '' : `:${port}`;
  return { origin: `${scheme}://${host}${shown}` };
}

const isPort = (port: string): boolean => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;
