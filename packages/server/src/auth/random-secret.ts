import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SECRET_BYTES = 32;
/** Letters that are shown of a secret after its prefix: 36 of its 256 bits. */
const LETTERS_SHOWN = 6;

/**
 * CRC-32 of the secret, as GitHub's tokens have one: a slip of the pen and a text that merely looks alike are told from a
 * secret without asking the database. It protects nothing.
 */
function checksumOf(secret: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(secret));
  return sum.toString('base64url');
}

/**
 * Hash by which a secret is found. A slow hash with salt, as passwords have, makes guessing dear where there is little to
 * guess; 256 random bits cannot be guessed, and each call would pay for it.
 */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface NewSecret {
  readonly secret: string;
  /** Its first letters. */
  readonly start: string;
  readonly hash: string;
}

/** Secrets of one kind: a prefix, 256 random bits, a checksum. */
export function secretsOf(prefix: string) {
  const format = new RegExp(`^${prefix}([\\w-]{43})([\\w-]{6})$`);
  return {
    make: (): NewSecret => {
      const random = randomBytes(SECRET_BYTES).toString('base64url');
      const secret = `${prefix}${random}${checksumOf(random)}`;
      return { secret, start: secret.slice(0, prefix.length + LETTERS_SHOWN), hash: hashOfSecret(secret) };
    },
    /** Whether the text is written as one is: neither cut, nor with a letter changed. */
    isWellWritten: (text: string): boolean => {
      const [, random = '', checksum] = format.exec(text) ?? [];
      return checksum !== undefined && checksumOf(random) === checksum;
    },
  };
}
