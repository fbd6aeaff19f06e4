export const EMBED_KEY = 'pk_live_test0001_0123456789abcdefghijklmnopqrstuv';
/** Its id, and that of a key of client 3. */
export const EMBED_KEY_ID = 801;
export const FOREIGN_KEY_ID = 803;
export const FOREIGN_KEY = 'pk_live_test0003';
export const PARTNER_ORIGIN = 'https://campo.example';

/** Opens the paths of device VG-1. */
export const DEVICE_KEY = `dk_${'0123456789'.repeat(4)}abc`;

/** Planted in every text of client 3: no answer to anybody of client 1 may hold it. */
export const FOREIGN_CANARY = 'CANARIO-SAN-CLEMENTE';
