import { hashOfSecret, type NewSecret, secretsOf } from './random-secret.ts';

const PREFIX = 'svc_';
const SECRETS = secretsOf(PREFIX);

/** Hash by which a token is found. */
export const hashOfServiceToken = hashOfSecret;

/** A secret for a program, its first letters, and its hash. */
export const newSecret = (): NewSecret => SECRETS.make();

/** Whether the text is meant as the token of a program. */
export const isMeantAsServiceToken = (text: string): boolean => text.startsWith(PREFIX);

/** Whether the text is written as a token is: neither cut, nor with a letter changed. */
export const isWellWritten = (text: string): boolean => SECRETS.isWellWritten(text);
