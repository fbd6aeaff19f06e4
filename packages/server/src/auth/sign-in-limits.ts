import { tooMany } from '../http/too-many.ts';
import { lines } from '../run/lines.ts';
import type { Counter, Counters } from './counters.ts';
import { networkOf } from './network.ts';

const QUARTER_S = 15 * 60;
const WRONG_BY_DEVICE = 10;
const WRONG_BY_PAIR = 10;
const WRONG_BY_ACCOUNT = 20;
/** Wrong passwords per network and hour without a wait. After them every five double the wait. */
const FREE_OF_NETWORK = 50;
const PER_DOUBLING = 5;
const NETWORK_WINDOW_S = 3600;
const LONGEST_WAIT_S = QUARTER_S;
/** Attempts of an account, or of a device of it, that wait for each other. */
const MOST_WAITING = 100;
/** Attempts from one network that are counted and not yet checked: far fewer than it has without a wait. */
const AT_ONCE_OF_NETWORK = 8;

/** An attempt to sign in. */
export interface Try {
  /** In lower case; counted whether it has an account or not. */
  readonly email: string;
  readonly address: string;
  /** Hash of a known device of the account; null for an unknown one. */
  readonly device: string | null;
}

/**
 * Limits of wrong passwords. A known device of the account has its own attempts, so that nobody else can use
 * them up. All others share three limits: attempts for an account from one network, attempts for an account
 * from everywhere, and the pace of their network. No wait is longer than a quarter of an hour.
 */
export interface SignInLimits {
  /**
   * Counts an attempt and checks its password; a right one is not counted, and neither are the earlier wrong ones of the
   * same caller. Attempts count before their check, so that many simultaneous ones cannot pass the limit; and those of
   * one account are made one after another, so that right passwords that are still being checked use up nothing.
   *
   * @param check what is wrong with the attempt; null for the right password
   * @param onLimit called once when a limit of the account is reached, not for each later attempt
   * @returns what `check` found
   * @throws {HttpProblem} 429 with `Retry-After`
   */
  check<Wrong>(by: Try, check: () => Promise<Wrong | null>, onLimit?: () => void): Promise<Wrong | null>;
}

const pairOf = ({ email, address }: Try): string => `${networkOf(address)} ${email}`;

/** Limits of wrong passwords on counters in the database. */
export function signInLimits(counters: Counters): SignInLimits {
  const counter = (name: string, tries: number, seconds = QUARTER_S) => counters({ name, tries, seconds });
  const devices = counter('device', WRONG_BY_DEVICE);
  const pairs = counter('pair', WRONG_BY_PAIR);
  const accounts = counter('account', WRONG_BY_ACCOUNT);
  const networks = networkPace(counters);
  const ofAccount = lines(1, MOST_WAITING, () => tooMany(1));
  const ofNetwork = lines(AT_ONCE_OF_NETWORK);
  const count = async (by: Try, onLimit?: () => void) => {
    const pace = () => networks.wait(by.address);
    const steps =
      by.device === null
        ? [step(pairs, pairOf(by), onLimit), step(accounts, by.email, onLimit), { take: pace }]
        : [step(devices, by.device, onLimit)];
    for (const [i, { take }] of steps.entries()) {
      const waitS = await take();
      if (waitS === null) continue;
      for (const before of steps.slice(0, i)) await before.giveBack?.();
      throw tooMany(waitS);
    }
  };
  /** After the right password: forgets the earlier wrong ones of the same caller. */
  const succeeded = async (by: Try) => {
    if (by.device !== null) return await devices.clear(by.device);
    const mistyped = await pairs.used(pairOf(by));
    await pairs.clear(pairOf(by));
    await accounts.giveBack(by.email, mistyped);
    await networks.giveBack(by.address, mistyped);
  };
  return {
    async check(by, check, onLimit) {
      const work = async () => {
        await count(by, onLimit);
        const wrong = await check();
        if (wrong === null) await succeeded(by);
        return wrong;
      };
      if (by.device !== null) return await ofAccount(`device ${by.device}`, work);
      return await ofAccount(`account ${by.email}`, () => ofNetwork(networkOf(by.address), work));
    },
  };
}

interface Step {
  /** @returns seconds to wait; null to continue */
  readonly take: () => Promise<number | null>;
  readonly giveBack?: () => Promise<void>;
}

/** One counter of an attempt. If another counter refuses the attempt, it is given back. */
function step(counter: Counter, key: string, onLimit?: () => void): Step {
  return {
    take: async () => {
      const { waitS, isFirstRefused } = await counter.count(key);
      if (isFirstRefused) onLimit?.();
      return waitS;
    },
    giveBack: () => counter.giveBack(key),
  };
}

/** Slows down a network, more and more with each wrong password: many people may share one address. */
function networkPace(counters: Counters) {
  const wrong = counters({ name: 'network', tries: Number.MAX_SAFE_INTEGER, seconds: NETWORK_WINDOW_S });
  const turns = counters({ name: 'turn', tries: 1, seconds: 1 });
  return {
    async wait(address: string): Promise<number | null> {
      const network = networkOf(address);
      const beyond = (await wrong.count(network)).used - FREE_OF_NETWORK;
      if (beyond <= 0) return null;
      const pauseS = Math.min(LONGEST_WAIT_S, 2 ** Math.floor((beyond - 1) / PER_DOUBLING));
      const { waitS } = await turns.count(network, pauseS);
      if (waitS !== null) await wrong.giveBack(network);
      return waitS;
    },
    giveBack: (address: string, tries: number) => wrong.giveBack(networkOf(address), tries),
  };
}
