import { secretsOf } from '../auth/random-secret.ts';

/** Secrets of doors: network servers send them as `Authorization: Bearer …`. */
export const DOOR_SECRETS = secretsOf('upl_');
