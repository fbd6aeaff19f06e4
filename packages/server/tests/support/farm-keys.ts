export const EMBED_KEY = 'pk_live_test0001_0123456789abcdefghijklmnopqrstuv';
/** Its id, and that of a key of client 3. */
export const EMBED_KEY_ID = 801;
export const FOREIGN_KEY_ID = 803;
export const FOREIGN_KEY = 'pk_live_test0003';
export const PARTNER_ORIGIN = 'https://campo.example';

/** Sealed keys of an account with a maker of stations, by a key that nobody has: they cannot be opened. */
export const UNOPENED_KEYS =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoiZ29uZSJ9..JYKZuUx_eOVMyD8m.beyvajTCptFNv2J6zakj.DIUeOyEoU51XKqT9jDtB3A';
/** Accounts with makers of stations, of clients 1 and 3, and a range of past days of each. */
export const SOURCE_ID = 901;
export const FOREIGN_SOURCE_ID = 903;

/** Doors for uplinks of clients 1 and 3; a profile of each has the same id. */
export const DOOR_ID = 971;
export const FOREIGN_DOOR_ID = 973;
export const DEV_EUI = '0004A30B001C0530';

/** Webhooks of clients 1 and 3; a message of each has the same id. */
export const WEBHOOK_ID = 951;
export const FOREIGN_WEBHOOK_ID = 953;

/** Opens the paths of device VG-1. */
export const DEVICE_KEY = `dk_${'0123456789'.repeat(4)}abc`;

/** Planted in every text of client 3: no answer to anybody of client 1 may hold it. */
export const FOREIGN_CANARY = 'CANARIO-SAN-CLEMENTE';
