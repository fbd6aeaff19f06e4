import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'svc_';
const SECRET_BYTES = 32;
const FORMAT = /^svc_([\w-]{43})([\w-]{6})$/;
/** Letters that are shown of a secret afterwards: 36 of its 256 bits. */
const SHOWN = PREFIX.length + 6;

/**
 * CRC-32 of the secret, as GitHub's tokens have one: a slip of the pen and a text that merely looks alike are told from a
 * token without asking the database. It protects nothing.
 */
function checksumOf(secret: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(secret));
  return sum.toString('base64url');
}

/**
 * Hash by which a token is found. A slow hash with salt, as passwords have, makes guessing dear where there is little to
 * guess; 256 random bits cannot be guessed, and each call would pay for it.
 */
export const hashOfServiceToken = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** A secret for a program (`svc_`, 256 random bits, a checksum), its first letters, and its hash. */
export function newSecret(): { readonly secret: string; readonly start: string; readonly hash: string } {
  const random = randomBytes(SECRET_BYTES).toString('base64url');
  const secret = `${PREFIX}${random}${checksumOf(random)}`;
  return { secret, start: secret.slice(0, SHOWN), hash: hashOfServiceToken(secret) };
}

/** Whether the text is meant as the token of a program. */
export const isMeantAsServiceToken = (text: string): boolean => text.startsWith(PREFIX);

/** Whether the text is written as a token is: neither cut, nor with a letter changed. */
export function isWellWritten(text: string): boolean {
  const [, random = '', checksum] = FORMAT.exec(text) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}
