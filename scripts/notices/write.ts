/** Notices as Markdown: a line for each package, then the texts of their licences, each once. */
import { join } from 'node:path';
import { ROOT } from '../shell.ts';
import type { Installed } from './closure.ts';
import { EXCEPTIONS, licenceText, refusedLicences } from './licences.ts';
import { everythingShipped, type Shipped } from './shipped.ts';

export const NOTICES = 'THIRD-PARTY-NOTICES.md';

export class LicenceRefused extends Error {
  override name = 'LicenceRefused';
}

/**
 * @returns file → its content
 * @throws {LicenceRefused} something shipped has a licence that is not allowed
 */
export function allNotices(): Map<string, string> {
  const shipped = everythingShipped();
  const refused = refusedLicences(shipped.flatMap(({ packages }) => packages));
  if (refused.length > 0) throw new LicenceRefused([...new Set(refused)].join('\n'));
  return new Map(shipped.map((one) => [join(ROOT, one.folder, NOTICES), notice(one)]));
}

export function notice({ what, packages, data }: Shipped): string {
  // Packages for single platforms differ between machines: their exception is written instead.
  const everywhere = packages.filter(({ optional }) => !optional);
  const isOnSome = packages.length > everywhere.length;
  return [
    '# Third-party notices',
    `${what}. Written by \`pnpm notices\` from what is installed by the lockfile.`,
    ['| Package | Version | Licence |', '|---|---|---|', ...everywhere.map(line)].join('\n'),
    ...(data.length > 0
      ? [
          ['| Data | Terms |', '|---|---|', ...data.map(({ name, terms }) => `| ${name} | ${terms} |`)].join(
            '\n',
          ),
        ]
      : []),
    ...(isOnSome ? [ON_SOME_PLATFORMS] : []),
    '## Texts',
    ...texts(everywhere),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const ON_SOME_PLATFORMS = [
  'Some of these install a program or library for the platform at hand (PostgreSQL, Chromium, argon2, libvips), under its',
  'own licence, which lies beside it. Not permissive among them:',
  '',
  ...EXCEPTIONS.map(({ names, licence, why }) => `- \`${names}…\`, ${licence}: ${why}.`),
].join('\n');

const line = ({ name, version, licence }: Installed): string => `| ${name} | ${version} | ${licence} |`;

function texts(packages: readonly Installed[]): string[] {
  const owners = new Map<string, string[]>();
  for (const one of packages) {
    const text = licenceText(one) || `The package carries no text; its manifest says ${one.licence}.`;
    owners.set(text, [...(owners.get(text) ?? []), one.name]);
  }
  return [...owners].map(
    ([text, names]) => `### ${[...new Set(names)].join(', ')}\n\n${FENCE}\n${text}\n${FENCE}`,
  );
}

/** Longer than any fence in the Markdown of a licence. */
const FENCE = '````````';
