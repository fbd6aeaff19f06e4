/** How long a token of ours is valid. */
export const TOKEN_SECONDS = 600;
/** Servers read the signing keys again after this time. */
export const KEYS_READ_MS = 60_000;
/** A new key signs from this time on, when every server has read it. */
const KEY_WAITS_MS = 2 * KEYS_READ_MS;
/** How far the clocks of servers may be apart. */
const CLOCKS_APART_MS = 60_000;

/** Something that was made at an instant, epoch ms. */
interface Made {
  readonly madeAt: number;
}

/**
 * The key that signs: the newest that has waited long enough, else the oldest.
 *
 * @param keys oldest first
 * @param now epoch ms
 */
export const signingOf = <K extends Made>(keys: readonly K[], now: number): K | undefined =>
  keys.findLast(({ madeAt }) => madeAt + KEY_WAITS_MS <= now) ?? keys[0];

/** How long a key goes on verifying after the next one was made: until the last token that it signed is over. */
export const KEY_OUTLASTS_MS = KEY_WAITS_MS + TOKEN_SECONDS * 1000 + CLOCKS_APART_MS;

/**
 * The keys whose tokens are accepted; all others are over.
 *
 * @param keys oldest first
 * @param now epoch ms
 */
export const verifyingOf = <K extends Made>(keys: readonly K[], now: number): K[] =>
  keys.filter((_, at) => {
    const next = keys[at + 1];
    return next === undefined || now < next.madeAt + KEY_OUTLASTS_MS;
  });
