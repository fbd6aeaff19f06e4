import { ApiError } from '../../packages/api/src/client/index.ts';
import { isAct, type Writing } from '../../packages/console/src/shared/outbox/later-act.ts';
import { cleared, triedBefore } from '../../packages/console/src/shared/outbox/outbox-acts.ts';
import type { OutboxItem } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { actOf } from './acts.ts';
import { DAY_MS } from './device.ts';
import type { Fault, Step } from './faults.ts';
import { FRESH, type Known } from './known.ts';
import { Phone, WRITERS, type Writer } from './phone.ts';
import type { Service } from './service.ts';
import { Truth } from './truth.ts';
import { edited, itemOf, TAKES_PHOTOS, type WrittenItem, writtenCounts, writtenReport } from './written.ts';

type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>;

const reportKind = ({ content }: WrittenItem): string =>
  content.kind === 'report' ? content.report.kind : '';

/** Two phones, the service, and all that was written. */
export class World {
  readonly phones: readonly Phone[];
  readonly truth: Truth;
  faults = 0;
  /** What a screen would have told wrongly: whoever sends must not take it for a broken line. */
  private readonly lies: unknown[] = [];
  private readonly working: Promise<unknown>[] = [];
  private readonly service: Service;

  constructor(service: Service) {
    this.service = service;
    const name = service.next();
    this.phones = [0, 1].map((n) => new Phone(service, `${name}-${n}`, this.working));
    this.truth = new Truth(service, this.phones);
  }

  async play(step: Step): Promise<void> {
    if (step.step === 'write') await this.write(step);
    else if (step.step === 'act') await this.act(step);
    else if (step.step === 'send') await this.sendFrom(step);
    else if (step.step === 'send-both') {
      const faults = this.counted(step.faults);
      await Promise.all(this.phones.map((phone) => phone.send(this.round(phone, faults))));
    } else if (step.step === 'wait') await this.service.wait(step.days);
    else this.happen(step, this.phones[step.phone] as Phone);
    await this.screensAreTrue();
  }

  private happen(
    step: StepOf<'sign-in' | 'clock' | 'undo' | 'update' | 'edit' | 'discard'>,
    phone: Phone,
  ): void {
    if (step.step === 'sign-in') phone.signIn(step.who);
    else if (step.step === 'clock') phone.setClock(step.days * DAY_MS);
    else if (step.step === 'undo') this.undo(phone);
    else if (step.step === 'update') phone.device.age();
    else {
      const own = [...phone.device.items.keys()];
      const id = own[step.pick % Math.max(1, own.length)] ?? '';
      if (step.step === 'edit') this.edit(phone, id);
      else this.discard(phone, id);
    }
  }

  private async write(step: StepOf<'write'>): Promise<void> {
    const phone = this.phones[step.phone] as Phone;
    // The service's own people are nobody's responsible.
    if (phone.page === null || phone.page === 'superAdmin') phone.signIn('grower');
    const who = phone.page ?? 'grower';
    const n = this.service.next();
    const id = `item-${n}`;
    const day = new Date(Date.UTC(2026, 10, 19) - n * DAY_MS).toISOString().slice(0, 10);
    const written =
      step.kind % 5 === 4
        ? writtenCounts(id, who, day)
        : writtenReport(id, who, step.kind, await this.service.device());
    const count = TAKES_PHOTOS.has(reportKind(written)) ? step.photos : 0;
    const bytes = new Map<string, Buffer<ArrayBuffer>>();
    for (let at = 0; at < count; at += 1)
      bytes.set(`${id}-${at}`, this.service.photo(`${id}-${at}`, (step.kind + count + at) % 3 === 0));
    const photos = [...bytes].map(([key, content]) => ({
      ...{ key, problem: null },
      file: new File([content], `${key}.jpg`, { type: 'image/jpeg' }),
    }));
    this.service.tick();
    phone.device.add(itemOf({ ...written, photos }), phone.now());
    this.note({ ...written, photos, who, bytes }, step.phone, 0);
  }

  private note(
    written: WrittenItem & Pick<Known, 'who'> & Partial<Pick<Known, 'bytes'>>,
    phone: number,
    since: number,
  ): Known {
    const known = { bytes: new Map(), ...written, ...FRESH, phone, since };
    this.truth.known.set(known.id, known);
    return known;
  }

  /** Somebody sets a state: at once, or later if there is no line. */
  private async act(step: StepOf<'act'>): Promise<void> {
    const phone = this.phones[step.phone] as Phone;
    if (phone.page === null) phone.signIn('grower');
    const who = phone.page as Writer;
    const n = this.service.next();
    const id = `item-${n}`;
    const screen = phone.known && !step.isFresh ? phone.known : await phone.load();
    const shown = { known: screen, items: phone.device.of(PEOPLE[who].user_id) };
    const made = actOf(step.kind, n, id, who, shown);
    // What stands on something that waits stands on what that was written upon.
    const waiting = shown.items.filter(({ subject }) => subject === made.subject);
    const since = Math.min(phone.since, ...waiting.map((item) => this.truth.known.get(item.id)?.since ?? 0));
    const known = this.note({ ...made, id, who, photos: [] }, step.phone, since);
    this.service.tick();
    const onWriting = ({ removed, put }: Writing) => {
      for (const gone of removed) this.replace(gone);
      for (const item of put) {
        if (this.truth.known.has(item.id)) continue;
        // What an earlier one has still to say stays at its place.
        this.note({ ...item, who }, step.phone, since).isEdited = true;
      }
    };
    try {
      const act = { ...made, id, clientId: 1, about: '' };
      const { isKept } = await phone.act(act, step.faults && this.counted(step.faults), onWriting);
      known.isReplaced = isKept && !phone.device.items.has(id);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'conflict') await this.truth.ofConflict(id);
      known.isDiscarded = true;
      await phone.load();
    }
  }

  private replace(id: string): void {
    const known = this.truth.known.get(id);
    if (known) known.isReplaced = true;
  }

  private async sendFrom({ phone: n, faults, tabs, full }: StepOf<'send'>): Promise<void> {
    const phone = this.phones[n] as Phone;
    const met = this.counted(faults);
    phone.device.fill(full?.after ?? 0, full?.times ?? 0);
    await Promise.all(Array.from({ length: tabs }, () => phone.send(this.round(phone, met))));
    phone.device.fill(0, 0);
  }

  private *counted(faults: readonly Fault[]): Generator<Fault> {
    for (const fault of faults) {
      if (fault !== 'none') this.faults += 1;
      yield fault;
    }
  }

  private round(phone: Phone, faults: Iterator<Fault>) {
    return {
      faults,
      watch: (before: OutboxItem, after: OutboxItem | undefined) =>
        this.truth.ofChange(before, after).catch((lie: unknown) => void this.lies.push(lie)),
      onDiscard: (id: string) => this.discard(phone, id),
      onEdit: (id: string) => this.edit(phone, id),
    };
  }

  private discard(phone: Phone, id: string): void {
    const item = phone.device.items.get(id);
    const known = this.truth.known.get(id);
    if (!item || !known) return;
    phone.device.items.delete(id);
    phone.device.discarded.push(item);
    known.isDiscarded = true;
  }

  private undo(phone: Phone): void {
    const item = phone.device.discarded.pop();
    const known = item && this.truth.known.get(item.id);
    if (!known) return;
    phone.device.items.set(item.id, item);
    known.isDiscarded = false;
    known.isEdited = true; // Its place among the others is another one.
  }

  /** The form takes it out of the outbox and puts it there again. */
  private edit(phone: Phone, id: string): void {
    const item = phone.device.items.get(id);
    const known = this.truth.known.get(id);
    if (!item || !known || item.taken !== null || isAct(item.content)) return;
    phone.device.items.delete(id);
    const now = edited(item, this.service.next());
    this.truth.known.delete(id);
    this.truth.known.set(now.id, { ...known, ...now, isEdited: true });
    phone.device.add({ ...item, ...now, refusal: null, firstTriedAt: triedBefore(item) }, phone.now());
  }

  private async screensAreTrue(): Promise<void> {
    if (this.lies.length > 0) throw this.lies[0];
    await this.truth.ofScreens();
  }

  /** The line, the sessions and the disks are well again; whoever wrote looks after what needs it. */
  async heal(): Promise<void> {
    await Promise.all(this.working);
    for (let n = 0; n < 6 && this.phones.some(({ device }) => device.items.size > 0); n += 1) {
      for (const phone of this.phones) {
        for (const item of [...phone.device.items.values()]) await this.lookAfter(phone, item);
        for (const person of WRITERS) {
          phone.signIn(person);
          await phone.send(this.round(phone, this.counted([])));
        }
      }
    }
  }

  /** Its writer looks whether it is there; what somebody else has changed they give up. */
  private async lookAfter(phone: Phone, item: OutboxItem): Promise<void> {
    if (item.refusal === null) return;
    const isThere = (await this.truth.stored(item)).length > 0;
    if (isThere || item.refusal.text === 'conflict') this.discard(phone, item.id);
    else phone.device.items.set(item.id, cleared(item));
  }

  async check(): Promise<void> {
    await this.screensAreTrue();
    await this.truth.ofAll();
  }
}
