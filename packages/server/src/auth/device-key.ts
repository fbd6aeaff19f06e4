import { createHash, randomBytes } from 'node:crypto';

/** The header a device carries its key in. */
export const DEVICE_KEY_HEADER = 'x-device-key';
const PREFIX = 'dk_';
const KEY_BYTES = 32;
const FORMAT = /^dk_[\w-]{43}$/;

/** A random key for a device: 256 bits in base64url behind a prefix. */
export const newDeviceKey = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Hash of a key, as it is stored: 256 random bits need no slow hash. */
export const hashOfDeviceKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a text can be a key at all: otherwise the database is not queried. */
export const isDeviceKey = (text: string): boolean => FORMAT.test(text);
