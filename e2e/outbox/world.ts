import { expect } from 'vitest';
import { cleared, triedBefore } from '../../packages/console/src/shared/outbox/outbox-acts.ts';
import { type OutboxItem, stateOf } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';
import { DAY_MS } from './device.ts';
import type { Fault, Step } from './faults.ts';
import { Phone } from './phone.ts';
import type { Service } from './service.ts';
import { edited, itemOf, TAKES_PHOTOS, type WrittenItem, writtenCounts, writtenReport } from './written.ts';

/** What the test knows of an item, beside what the phone has. */
interface Known extends WrittenItem {
  readonly phone: number;
  /** Its bytes by the key of each photo. */
  readonly bytes: ReadonlyMap<string, Buffer<ArrayBuffer>>;
  isDiscarded: boolean;
  isEdited: boolean;
}

const reportKind = ({ content }: WrittenItem): string =>
  content.kind === 'report' ? content.report.kind : '';

/** Two phones, the service, and all that was written. */
export class World {
  readonly known = new Map<string, Known>();
  readonly phones: readonly Phone[];
  faults = 0;
  /** What was gone and there at an earlier step; whether it is there once is looked at in the end. */
  private readonly arrived = new Set<string>();
  /** What a screen would have told wrongly: whoever sends must not take it for a broken line. */
  private readonly lies: unknown[] = [];
  private readonly working: Promise<unknown>[] = [];
  private readonly service: Service;
  private versions = 1;

  constructor(service: Service) {
    this.service = service;
    const name = service.next();
    this.phones = [0, 1].map((n) => new Phone(service, `${name}-${n}`, this.working));
  }

  async play(step: Step): Promise<void> {
    if (step.step === 'write') await this.write(step);
    else if (step.step === 'send') await this.sendFrom(step);
    else if (step.step === 'send-both') {
      const faults = this.counted(step.faults);
      await Promise.all(this.phones.map((phone) => phone.send(this.round(phone, faults))));
    } else if (step.step === 'wait') await this.service.wait(step.days);
    else this.act(step, this.phones[step.phone] as Phone);
    await this.screensAreTrue();
  }

  private act(step: Exclude<Step, { step: 'write' | 'send' | 'send-both' | 'wait' }>, phone: Phone): void {
    if (step.step === 'sign-in') phone.signIn(step.who as Person);
    else if (step.step === 'clock') phone.device.ahead += step.days * DAY_MS;
    else if (step.step === 'undo') this.undo(phone);
    else if (step.step === 'update') phone.device.age();
    else {
      const own = [...phone.device.items.keys()];
      const id = own[step.pick % Math.max(1, own.length)] ?? '';
      if (step.step === 'edit') this.edit(phone, id);
      else this.discard(phone, id);
    }
  }

  private async write(step: Extract<Step, { step: 'write' }>): Promise<void> {
    const phone = this.phones[step.phone] as Phone;
    if (phone.page === null) phone.signIn('grower');
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
    const item = itemOf({ ...written, photos });
    this.service.tick();
    phone.device.add(item, phone.now());
    this.known.set(id, { ...written, photos, phone: step.phone, bytes, isDiscarded: false, isEdited: false });
  }

  private async sendFrom({ phone: n, faults, tabs, full }: Extract<Step, { step: 'send' }>): Promise<void> {
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
        this.isTrue(before, after).catch((lie: unknown) => void this.lies.push(lie)),
      onDiscard: (id: string) => this.discard(phone, id),
      onEdit: (id: string) => this.edit(phone, id),
    };
  }

  private discard(phone: Phone, id: string): void {
    const item = phone.device.items.get(id);
    const known = this.known.get(id);
    if (!item || !known) return;
    phone.device.items.delete(id);
    phone.device.discarded.push(item);
    known.isDiscarded = true;
  }

  private undo(phone: Phone): void {
    const item = phone.device.discarded.pop();
    const known = item && this.known.get(item.id);
    if (!known) return;
    phone.device.items.set(item.id, item);
    known.isDiscarded = false;
    known.isEdited = true; // Its place among the others is another one.
  }

  /** The form takes it out of the outbox and puts it there again, with the same key. */
  private edit(phone: Phone, id: string): void {
    const item = phone.device.items.get(id);
    const known = this.known.get(id);
    if (!item || !known || item.taken !== null) return;
    this.versions += 1;
    known.isEdited = true;
    phone.device.items.delete(id);
    const content = edited(item.content, this.versions);
    phone.device.add({ ...item, content, refusal: null, firstTriedAt: triedBefore(item) }, phone.now());
  }

  /** What the screen says after a change: what is gone, taken or sent is on the service. */
  private async isTrue(before: OutboxItem, after: OutboxItem | undefined): Promise<void> {
    if (after?.refusal && !before.refusal) {
      const found = (await this.stored(before)).length;
      if (after.refusal.isTakenBefore) expect(found, `${before.id} was taken before`).toBe(1);
      else if (after.refusal.text !== 'too-late') expect.fail(`${before.id} refused: ${after.refusal.text}`);
    }
    const problem = after?.photos.find((photo) => photo.problem !== null);
    if (problem) expect.fail(`photo ${problem.key} refused: ${problem.problem}`);
    const isTaken = after === undefined || after.taken !== null;
    if (isTaken) expect(await this.stored(before), `${before.id} is there, once`).toHaveLength(1);
    const left = new Set(after?.photos.map(({ key }) => key));
    for (const { key } of before.photos) {
      if (left.has(key)) continue;
      const content = this.known.get(before.id)?.bytes.get(key) as Buffer;
      const event = (await this.service.eventsOf(before.id))[0]?.id;
      expect(await this.service.photosOf(content), `photo ${key} is there, once`).toEqual([`event/${event}`]);
    }
  }

  private async stored({ id, content }: Pick<OutboxItem, 'id' | 'content'>): Promise<number[]> {
    if (content.kind === 'report') {
      const events = await this.service.eventsOf(id);
      const writer = PEOPLE[this.known.get(id)?.who ?? 'grower'].user_id;
      for (const { author } of events) expect(author, `${id} is by its writer`).toBe(writer);
      return events.map((event) => event.id);
    }
    if (content.kind !== 'counts') throw new Error(`${content.kind} is not played`);
    const ids = await this.service.countsOf(id);
    expect(ids.length % content.counts.length, `all counts of ${id} or none`).toBe(0);
    return ids.slice(0, ids.length / content.counts.length);
  }

  /** Nothing is told to be under way, and nothing is gone without being there. */
  private async screensAreTrue(): Promise<void> {
    if (this.lies.length > 0) throw this.lies[0];
    for (const phone of this.phones) {
      expect(phone.sending.size, 'nothing is being sent').toBe(0);
      for (const item of phone.device.items.values()) expect(stateOf(item, null)).not.toBe('sending');
    }
    for (const known of this.known.values()) {
      const isKept = this.phones[known.phone]?.device.items.has(known.id);
      if (isKept || known.isDiscarded || this.arrived.has(known.id)) continue;
      expect(await this.stored(known), known.id).toHaveLength(1);
      this.arrived.add(known.id);
    }
  }

  /** The line, the sessions and the disks are well again; whoever wrote looks after what needs it. */
  async heal(): Promise<void> {
    await Promise.all(this.working);
    for (let n = 0; n < 6 && this.phones.some(({ device }) => device.items.size > 0); n += 1) {
      for (const phone of this.phones) {
        for (const item of [...phone.device.items.values()]) await this.lookAfter(phone, item);
        for (const person of ['grower', 'admin'] as const) {
          phone.signIn(person);
          await phone.send(this.round(phone, this.counted([])));
        }
      }
    }
  }

  /** Its writer looks in Reportes whether it is there. */
  private async lookAfter(phone: Phone, item: OutboxItem): Promise<void> {
    if (item.refusal === null) return;
    const isThere = (await this.stored(item)).length > 0;
    if (isThere) this.discard(phone, item.id);
    else phone.device.items.set(item.id, cleared(item));
  }

  /** Everything arrived, once, in the order in which each phone's people wrote about a thing. */
  async check(): Promise<void> {
    await this.screensAreTrue();
    for (const { device } of this.phones) expect([...device.items.keys()], 'all is sent').toEqual([]);
    const last = new Map<string, number>();
    for (const known of this.known.values()) {
      const ids = await this.stored(known);
      expect(ids.length, `${known.id} arrived`).toBeLessThanOrEqual(1);
      if (known.isDiscarded) continue;
      expect(ids, `${known.id} arrived once`).toHaveLength(1);
      for (const [key, content] of known.bytes)
        expect(await this.service.photosOf(content), `photo ${key}`).toEqual([`event/${ids[0]}`]);
      if (known.isEdited) continue;
      const about = `${known.phone} ${known.who} ${known.subject}`;
      expect(ids[0], `${known.id} after what was written before it`).toBeGreaterThan(last.get(about) ?? 0);
      last.set(about, ids[0] as number);
    }
  }
}
