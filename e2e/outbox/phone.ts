import { ApiError, createHttp, type HttpOptions } from '../../packages/api/src/client/index.ts';
import { forSamePerson } from '../../packages/console/src/app/same-person.ts';
import { alone } from '../../packages/console/src/shared/outbox/alone.ts';
import type { Writing } from '../../packages/console/src/shared/outbox/later-act.ts';
import { moveOnto } from '../../packages/console/src/shared/outbox/move-onto.ts';
import { outboxCalls } from '../../packages/console/src/shared/outbox/outbox-calls.ts';
import type { OutboxItem } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { ownAccess } from '../../packages/console/src/shared/outbox/own-access.ts';
import type { Queued } from '../../packages/console/src/shared/outbox/queue-item.ts';
import {
  addPhoto,
  eventIdOf,
  sendContent,
  type Taken,
} from '../../packages/console/src/shared/outbox/send-content.ts';
import { type Act, type Done, sendOrKeep } from '../../packages/console/src/shared/outbox/send-or-keep.ts';
import { sendOutbox } from '../../packages/console/src/shared/outbox/send-outbox.ts';
import { serviceClock } from '../../packages/console/src/shared/outbox/service-clock.ts';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { knownAfter } from './acts.ts';
import { Device, type Watch } from './device.ts';
import type { FarmState } from './farm-state.ts';
import type { Fault } from './faults.ts';
import { lineOf, type Mishaps } from './line.ts';
import type { Service } from './service.ts';
import { withoutWaits, withWaits } from './waits.ts';

const BASE_URL = 'http://service.invalid';
const ANOTHER = { grower: 'admin', admin: 'superAdmin', superAdmin: 'grower' } as const;
/** People who use the phones. */
export type Writer = keyof typeof ANOTHER;
export const WRITERS = Object.keys(ANOTHER) as Writer[];

/** What a round of sending meets. */
export interface Round {
  readonly faults: Iterator<Fault>;
  readonly watch: Watch;
  readonly onDiscard: (id: string) => void;
  readonly onEdit: (id: string) => void;
}

/** A phone with the console on it, as far as it keeps and sends. */
export class Phone {
  readonly device = new Device();
  /** Whose the session of the browser is, and whose the page has. */
  cookie: Writer | null = 'grower';
  page: Writer | null = 'grower';
  /** What its screen would show as being sent, by tab. */
  readonly sending = new Map<object, string>();
  /** What its screen knows of the service; null before it was loaded. */
  known: FarmState | null = null;
  /** How much the service had carried out then. */
  since = 0;
  /** Whether an answer of the service has corrected its clock since that was set. */
  private isClockKnown = false;
  private readonly service: Service;
  private readonly name: string;
  private readonly working: Promise<unknown>[];

  constructor(service: Service, name: string, working: Promise<unknown>[]) {
    this.service = service;
    this.name = name;
    this.working = working;
  }

  now = (): number => this.service.now() + this.device.ahead;

  signIn(person: Writer): void {
    if (this.page !== person) this.known = null;
    this.cookie = person;
    this.page = person;
  }

  setClock(by: number): void {
    this.device.ahead += by;
    this.isClockKnown = false;
  }

  /** Loads what its screen shows. */
  async load(): Promise<FarmState> {
    const { user_id } = PEOPLE[this.page ?? 'grower'];
    this.since = this.service.carriedOut().length;
    this.known = await withWaits(() => this.service.state(user_id));
    return this.known;
  }

  /** How calls of the page reach the service. */
  private access(
    person: Writer,
    faults: Iterator<Fault>,
    app: AbortController,
    own: Partial<Mishaps>,
  ): HttpOptions {
    const mishaps = {
      onKilled: () => app.abort(),
      onSessionOver: () => {
        this.cookie = null;
      },
      onAnother: () => {
        this.cookie = ANOTHER[person];
      },
      onDiscarded: () => undefined,
      onEdited: () => undefined,
      ...own,
    };
    const line = lineOf(this.service, faults, this.working, mishaps, () => this.page);
    const token = async () => {
      const who = this.page;
      return who === null ? null : await withWaits(() => this.service.token(who));
    };
    const refresh = () => {
      this.page = this.cookie;
      return token();
    };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await line(input, init);
      this.isClockKnown = true;
      return answer;
    };
    const onUnauthorized = forSamePerson(refresh, this.signedIn);
    return { baseUrl: BASE_URL, apiKey: this.service.apiKey, fetch, getToken: token, onUnauthorized };
  }

  private signedIn = (): number | null => this.page && PEOPLE[this.page].user_id;

  /** A tab of the console sends what waits, as `outbox-sender.tsx` does. */
  async send({ faults, watch, onDiscard, onEdit }: Round): Promise<void> {
    const person = this.page;
    if (person === null) return;
    const userId = PEOPLE[person].user_id;
    const tab = {};
    const app = new AbortController();
    const access = this.access(person, faults, app, {
      onDiscarded: () => onDiscard(this.sending.get(tab) ?? ''),
      onEdited: () => onEdit(this.sending.get(tab) ?? ''),
    });
    const own = ownAccess(access, userId, this.signedIn);
    const calls = outboxCalls(createHttp(own));
    const store = this.device.open(
      () => app.signal.aborted,
      (before, after) => withWaits(() => watch(before, after)),
    );
    const round = () =>
      sendOutbox({
        userId,
        store,
        send: async (item, signal) => {
          const taken = await sendContent(calls, item, signal);
          this.show(taken);
          await moveOnto(store, item, taken);
          return eventIdOf(taken);
        },
        addPhoto: addPhoto(calls),
        refusalOf: (_, error) => ({
          text: error instanceof ApiError && error.kind === 'conflict' ? 'conflict' : String(error),
          errors: {},
          isUnclear: error === 'too-late',
          isTakenBefore: (error as { problem?: { code?: string } }).problem?.code === 'key-reused',
        }),
        photoProblem: String,
        onSending: (id) => {
          if (id === null) this.sending.delete(tab);
          else this.sending.set(tab, id);
        },
        onPhoto: () => undefined,
        now: serviceClock(own, app.signal),
        signal: app.signal,
      });
    await withoutWaits(() => alone(round, `outbox of ${this.name}`)).catch((error: unknown) => {
      // An app that was killed ends anywhere; a full storage ends a round.
      if (!app.signal.aborted && !(error instanceof DOMException)) throw error;
    });
    this.page = this.cookie;
  }

  /**
   * Its person sets a state with one press, as `use-act.ts` does.
   *
   * @param faults what the first try meets; null: the browser knows that there is no line
   * @throws what the screen tells at once: the service refused it, or its answer says nothing
   */
  async act(
    act: Act,
    faults: Iterator<Fault> | null,
    onWriting: (writing: Writing) => void,
  ): Promise<Done<Taken>> {
    const person = this.page as Writer;
    const userId = PEOPLE[person].user_id;
    const app = new AbortController();
    const access = this.access(person, faults ?? [].values(), app, {});
    const calls = outboxCalls(createHttp(access));
    const fresh = { photos: [], taken: null, firstTriedAt: null, refusal: null };
    const write = async (item: OutboxItem, isPut: boolean) => {
      if (!app.signal.aborted) onWriting(this.device.add(item, this.now(), isPut));
    };
    const keeping = {
      ...{ userId, isOnline: faults !== null, waiting: this.device.of(userId) },
      now: async () => (this.isClockKnown ? this.service.now() : await serviceClock(access, app.signal)()),
      keep: (queued: Queued) => write({ ...fresh, ...queued, userId, queuedAt: 0 }, true),
      removeReplaced: (taken: OutboxItem) => write(taken, false),
    };
    const send = async (content: Act['content']) =>
      await sendContent(calls, { ...fresh, ...act, content, userId, queuedAt: 0 }, app.signal);
    const done = await withoutWaits(() => sendOrKeep(keeping, act, send)).finally(() => {
      this.page = this.cookie;
    });
    if (!done.isKept) this.show(done.answer);
    return done;
  }

  /** Puts what the service answered where it is shown. */
  private show(taken: Taken): void {
    this.known = this.known && knownAfter(this.known, taken);
  }
}
