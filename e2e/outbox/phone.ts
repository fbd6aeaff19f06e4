import { createHttp } from '../../packages/api/src/client/index.ts';
import { alone } from '../../packages/console/src/shared/outbox/alone.ts';
import { outboxCalls } from '../../packages/console/src/shared/outbox/outbox-calls.ts';
import { ownAccess } from '../../packages/console/src/shared/outbox/own-access.ts';
import { eventIdOf, sendContent } from '../../packages/console/src/shared/outbox/send-content.ts';
import { sendOutbox } from '../../packages/console/src/shared/outbox/send-outbox.ts';
import { serviceClock } from '../../packages/console/src/shared/outbox/service-clock.ts';
import { PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';
import { Device, type Watch } from './device.ts';
import type { Fault } from './faults.ts';
import { lineOf } from './line.ts';
import type { Service } from './service.ts';
import { withoutWaits, withWaits } from './waits.ts';

const BASE_URL = 'http://service.invalid';
const another = (person: Person): Person => (person === 'grower' ? 'admin' : 'grower');

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
  cookie: Person | null = 'grower';
  page: Person | null = 'grower';
  /** What its screen would show as being sent, by tab. */
  readonly sending = new Map<object, string>();
  private readonly service: Service;
  private readonly name: string;
  private readonly working: Promise<unknown>[];

  constructor(service: Service, name: string, working: Promise<unknown>[]) {
    this.service = service;
    this.name = name;
    this.working = working;
  }

  now = (): number => this.service.now() + this.device.ahead;

  signIn(person: Person): void {
    this.cookie = person;
    this.page = person;
  }

  /** A tab of the console sends what waits, as `outbox-sender.tsx` does. */
  async send({ faults, watch, onDiscard, onEdit }: Round): Promise<void> {
    const person = this.page;
    if (person === null) return;
    const userId = PEOPLE[person].user_id;
    const tab = {};
    const app = new AbortController();
    const line = lineOf(
      this.service,
      faults,
      this.working,
      {
        onKilled: () => app.abort(),
        onSessionOver: () => {
          this.cookie = null;
        },
        onAnother: () => {
          this.cookie = another(person);
        },
        onDiscarded: () => onDiscard(this.sending.get(tab) ?? ''),
        onEdited: () => onEdit(this.sending.get(tab) ?? ''),
      },
      () => this.page,
    );
    const token = async (who: Person | null) =>
      who === null ? null : await withWaits(() => this.service.token(who));
    const access = {
      ...{ baseUrl: BASE_URL, apiKey: this.service.apiKey, fetch: line },
      getToken: () => token(this.page),
      onUnauthorized: () => {
        this.page = this.cookie;
        return token(this.page);
      },
    };
    const own = ownAccess(access, userId, () => this.page && PEOPLE[this.page].user_id);
    const http = createHttp(own);
    const calls = outboxCalls(http);
    const round = () =>
      sendOutbox({
        userId,
        store: this.device.open(
          () => app.signal.aborted,
          (before, after) => withWaits(() => watch(before, after)),
        ),
        send: async (item, signal) => eventIdOf(await sendContent(calls, item, signal)),
        addPhoto: calls.images.addToEvent,
        refusalOf: (_, error) => ({
          text: String(error),
          errors: {},
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
}
