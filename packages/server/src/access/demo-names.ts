import { DEMO_NAMES, isDemoAccount } from '@vigia/domain/access';
import type { User } from '@vigia/domain/farm';
import * as z from 'zod/mini';

/** The demo account itself: its own data stays as it is. */
export type DemoReader = Pick<User, 'id' | 'email'>;

type Thing = Readonly<Record<string, unknown>>;
type MadeUp = (thing: Thing, value: unknown) => unknown;

const idIn = (thing: Thing, ...keys: readonly string[]): number =>
  Number(keys.map((key) => thing[key]).find((id) => id !== undefined && id !== null) ?? 0);

const nothing: MadeUp = () => '';
const none: MadeUp = () => null;
const noList: MadeUp = () => [];
const sector: MadeUp = (thing) => DEMO_NAMES.sector(idIn(thing, 'sector_id', 'sectorId'));
const station: MadeUp = (thing, value) =>
  value === null ? null : DEMO_NAMES.station(idIn(thing, 'station_id', 'stationId'));
const someone: MadeUp = (_, value) => (value === null ? null : DEMO_NAMES.email(0));
const ofPerson =
  (name: (id: number) => string): MadeUp =>
  (thing, value) =>
    'user_id' in thing ? name(idIn(thing, 'user_id')) : value;
/** Only in things that have this key. */
const beside =
  (key: string, madeUp: MadeUp): MadeUp =>
  (thing, value) =>
    key in thing ? madeUp(thing, value) : value;

const nameOfPerson = ofPerson((id) => `${DEMO_NAMES.firstName(id)} ${DEMO_NAMES.lastName(id)}`);

/** What replaces a name, or what people wrote, by the key it stands under. */
const MADE_UP: Readonly<Record<string, MadeUp>> = {
  client_name: (thing) => DEMO_NAMES.client(idIn(thing, 'client_id')),
  client_tax_id: none,
  logo: none,
  sector_name: sector,
  sectorName: sector,
  sector_address: () => DEMO_NAMES.address,
  address: beside('sectorId', () => DEMO_NAMES.address),
  station_name: station,
  stationName: station,
  station_tags: noList,
  tags: beside('stationId', noList),
  email: ofPerson(DEMO_NAMES.email),
  first_name: ofPerson(DEMO_NAMES.firstName),
  last_name: ofPerson(DEMO_NAMES.lastName),
  user_email: someone,
  userEmail: someone,
  comments: nothing,
  biofix_comment: nothing,
  count_note: none,
  note_before: none,
  biofixComment: nothing,
  phenology_comment: nothing,
  capture_comment: nothing,
  // The log of changes: the thing's name then, and the contents of its fields.
  thing_name: (thing) => String(thing.thing_id),
  from: beside('field', none),
  to: beside('field', none),
  // Partners' keys.
  name: (thing, value) => ('key_prefix' in thing ? `Llave ${thing.key_id}` : nameOfPerson(thing, value)),
  created_by: someone,
  origins: beside('key_prefix', noList),
  last_used_origin: none,
};

/**
 * An answer for the demo account: a made-up name instead of each real one and of each text that somebody wrote. Ids,
 * positions, devices, days and figures stay, so that everything still works.
 */
export function withMadeUpNames(answer: unknown, reader: DemoReader): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withMadeUpNames(each, reader));
  if (typeof answer !== 'object' || answer === null) return answer;
  const thing = answer as Thing;
  if (thing.user_id === reader.id && 'email' in thing) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [key, madeUp(thing, key, value, reader)]),
  );
}

/** Fields with the address of a person who did something. That of the reader is not replaced. */
const OF_THE_READER: readonly string[] = ['user_email', 'created_by'];

function madeUp(thing: Thing, key: string, value: unknown, reader: DemoReader): unknown {
  if (OF_THE_READER.includes(key) && value === reader.email) return value;
  return Object.hasOwn(MADE_UP, key) ? MADE_UP[key]!(thing, value) : withMadeUpNames(value, reader);
}

/**
 * Masks what was read for a reader: the demo account gets made-up names.
 *
 * @param shape of a thing of the domain: names are recognised by their wire names
 */
export type Mask = <Read>(read: Read, shape?: z.ZodMiniType<Read>) => Read;

/** The mask of a letter: for the demo account as every answer to it, for others no change. */
export const maskFor = (reader: DemoReader, demoEmail: string | undefined): Mask =>
  isDemoAccount(reader, demoEmail ?? null)
    ? <Read>(read: Read, shape?: z.ZodMiniType<Read>) =>
        shape
          ? z.decode(shape, withMadeUpNames(z.encode(shape, read), reader))
          : (withMadeUpNames(read, reader) as Read)
    : (read) => read;
