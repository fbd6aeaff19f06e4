import { expect } from 'vitest';
import { isAct } from '../../packages/console/src/shared/outbox/later-act.ts';
import { type OutboxItem, stateOf } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { stateAfter } from './acts.ts';
import { actOfKnown, type Known } from './known.ts';
import type { Phone } from './phone.ts';
import type { CarriedOut, Service } from './service.ts';

/** Compares what phones say with what the service has. */
export class Truth {
  readonly known = new Map<string, Known>();
  private readonly service: Service;
  private readonly phones: readonly Phone[];
  /** What was gone and there at an earlier step; whether it is there once is looked at in the end. */
  private readonly arrived = new Set<string>();

  constructor(service: Service, phones: readonly Phone[]) {
    this.service = service;
    this.phones = phones;
  }

  /** Numbers that grow in the order in which the service stored what an item says; none: it has nothing of it. */
  async stored({ id, content }: Pick<OutboxItem, 'id' | 'content'>): Promise<number[]> {
    if (content.kind === 'report') {
      const events = await this.service.eventsOf(id);
      const writer = PEOPLE[this.known.get(id)?.who ?? 'grower'].user_id;
      for (const { author } of events) expect(author, `${id} is by its writer`).toBe(writer);
      return events.map((event) => event.id);
    }
    if (isAct(content)) return this.service.carriedOut().flatMap(({ key }, n) => (key === id ? [n + 1] : []));
    const ids = await this.service.countsOf(content.counts[0]?.note ?? '');
    expect(ids.length % content.counts.length, `all counts of ${id} or none`).toBe(0);
    return ids.slice(0, ids.length / content.counts.length);
  }

  /** What the screen says after a change: what is gone, taken or sent is on the service. */
  async ofChange(before: OutboxItem, after: OutboxItem | undefined): Promise<void> {
    if (after?.refusal && !before.refusal) await this.ofRefusal(before, after.refusal);
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

  private async ofRefusal(item: OutboxItem, refusal: NonNullable<OutboxItem['refusal']>): Promise<void> {
    if (refusal.text === 'too-late') return;
    const found = (await this.stored(item)).length;
    if (refusal.isTakenBefore) expect(found, `${item.id} was taken before`).toBe(1);
    else if (refusal.text === 'conflict' && isAct(item.content)) await this.ofConflict(item.id);
    else expect.fail(`${item.id} refused: ${refusal.text}`);
  }

  /** Whoever is told that somebody else was first: nothing of theirs is there, and somebody was. */
  async ofConflict(id: string): Promise<void> {
    const own = this.known.get(id) as Known;
    expect(await this.stored(own), `${id} was refused`).toHaveLength(0);
    const isOther = ({ key }: CarriedOut) => {
      const other = this.known.get(key);
      const isOwn = other?.phone === own.phone && other.who === own.who && !other.isDiscarded;
      return other?.subject === own.subject && !isOwn;
    };
    expect(this.service.carriedOut().slice(own.since).some(isOther), `${id} was refused for nothing`).toBe(
      true,
    );
  }

  /** Nothing is told to be under way, and nothing is gone without being there. */
  async ofScreens(): Promise<void> {
    for (const phone of this.phones) {
      expect(phone.sending.size, 'nothing is being sent').toBe(0);
      for (const item of phone.device.items.values()) expect(stateOf(item, null)).not.toBe('sending');
    }
    for (const known of this.known.values()) {
      const isKept = this.phones[known.phone]?.device.items.has(known.id);
      if (isKept || known.isDiscarded || known.isReplaced || this.arrived.has(known.id)) continue;
      expect(await this.stored(known), known.id).toHaveLength(1);
      this.arrived.add(known.id);
    }
  }

  /** Everything arrived, once, in the order in which each phone's people wrote about a thing. */
  async ofAll(): Promise<void> {
    await this.ofScreens();
    for (const { device } of this.phones) expect([...device.items.keys()], 'all is sent').toEqual([]);
    const last = new Map<string, number>();
    for (const known of this.known.values()) {
      const ids = await this.stored(known);
      expect(ids.length, `${known.id} arrived`).toBeLessThanOrEqual(1);
      if (known.isReplaced) expect(ids, `${known.id} was replaced`).toEqual([]);
      if (known.isDiscarded || known.isReplaced) continue;
      expect(ids, `${known.id} arrived once`).toHaveLength(1);
      for (const [key, content] of known.bytes)
        expect(await this.service.photosOf(content), `photo ${key}`).toEqual([`event/${ids[0]}`]);
      await this.ofNumbers(known);
      if (known.isEdited) continue;
      const about = `${known.phone} ${known.who} ${known.subject}`;
      expect(ids[0], `${known.id} after what was written before it`).toBeGreaterThan(last.get(about) ?? 0);
      last.set(about, ids[0] as number);
    }
    await this.ofStates();
  }

  /** Counts are those that their writer wrote last. */
  private async ofNumbers({ id, content }: Known): Promise<void> {
    if (content.kind !== 'counts') return;
    const found = await this.service.foundOf(content.counts[0]?.note ?? '');
    expect(found, `the numbers of ${id}`).toEqual(content.counts.map((count) => count.found));
  }

  /** Each thing is as the last act about it left it. */
  private async ofStates(): Promise<void> {
    const lastOf = new Map<string, CarriedOut>();
    const overlapping = new Set<string>();
    for (const done of this.service.carriedOut()) {
      const known = this.known.get(done.key);
      if (!known || !actOfKnown(known)) continue;
      // Of two at the same moment nobody knows which was stored last.
      const about = known.subject.startsWith('notices') ? `${known.who} ${known.subject}` : known.subject;
      const before = lastOf.get(about);
      if (before && done.from <= before.to) overlapping.add(about);
      else overlapping.delete(about);
      lastOf.set(about, done);
    }
    for (const [about, { key }] of lastOf) {
      const known = this.known.get(key) as Known;
      const content = actOfKnown(known);
      if (overlapping.has(about) || content === null) continue;
      const [is, willBe] = stateAfter(content, await this.service.state(PEOPLE[known.who].user_id));
      expect(is, `${about} after ${key}`).toEqual(willBe);
    }
  }
}
