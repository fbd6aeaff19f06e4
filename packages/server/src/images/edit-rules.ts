import type { ImageEdit, ImageWire } from '@vigia/api/contract';
import {
  changedMeanwhile,
  dayOfInstant,
  formatDate,
  formatDateTime,
  joinedEdit,
  photoDateError,
} from '@vigia/domain';
import { demand, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { stationById } from '../stores/farm/stations.ts';
import { type ImageChange, type PhotoStation, sameContentAt } from '../stores/images/image-edits.ts';
import { readBorder } from '../stores/service/retention.ts';
import type { EditField, Tell } from './edit-problems.ts';

/** What an edit is held against. */
export interface EditRules {
  readonly tx: Tx;
  readonly scope: Scope;
  /** Epoch ms. */
  readonly now: number;
  /** Every photo of the call. */
  readonly ids: readonly number[];
}

/** What is there of the fields that an edit may send. */
const fieldsOf = (wire: ImageWire) => ({
  date_created: new Date(wire.date_created).toISOString(),
  station_id: wire.station_id,
  image_is_deleted: wire.deleted_at !== null,
});
type Fields = ReturnType<typeof fieldsOf>;

/** Dates of one instant are written alike, whatever zone they came in. */
const inUtc = <T extends { readonly date_created?: string | undefined }>(fields: T) => ({
  ...fields,
  ...(fields.date_created !== undefined && { date_created: new Date(fields.date_created).toISOString() }),
});

/** Of what an item sends what it changes, joined to what others changed since its editor saw the photo. */
async function joinedFields(
  { tx, scope }: EditRules,
  wire: ImageWire,
  { image_id: _, seen = {}, ...sent }: ImageEdit,
  tell: Tell,
): Promise<Partial<Fields>> {
  const now = fieldsOf(wire);
  const { changes, clashes } = joinedEdit<Fields>(inUtc(sent), inUtc(seen), now);
  for (const field of clashes) tell('clash', field, changedMeanwhile(await shown(tx, scope, wire, field)));
  const changed = Object.entries(changes).filter(([field, value]) => value !== now[field as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** A field of the photo as a reader writes it. */
async function shown(tx: Tx, scope: Scope, wire: ImageWire, field: keyof Fields): Promise<string> {
  if (field === 'date_created') return formatDateTime(Date.parse(wire.date_created));
  if (field === 'image_is_deleted') return wire.deleted_at === null ? 'restaurada' : 'eliminada';
  const station = wire.station_id === null ? null : await stationById(tx, scope, wire.station_id);
  return station?.name ?? '';
}

/** The station a photo is moved to; undefined when it is refused. */
async function stationFor(
  { tx, scope }: EditRules,
  wire: ImageWire,
  stationId: number,
  tell: Tell,
): Promise<PhotoStation | undefined> {
  const station = await stationById(tx, scope, stationId);
  if (station?.clientId !== wire.client_id) {
    tell('refuse', 'station_id', 'No existe o es de otro cliente');
    return undefined;
  }
  demand(scope, 'image.edit', station);
  if (station.archived) tell('refuse', 'station_id', 'La estación está archivada');
  return {
    stationId: station.id,
    serial: station.nodeSerial,
    cropId: station.cropId,
    pestId: station.pestId,
  };
}

async function dateProblem({ tx, now }: EditRules, date: string): Promise<string | null> {
  const takenAt = Date.parse(date);
  const wrong = photoDateError(takenAt, now);
  const border = wrong === null ? await readBorder(tx, 'images') : null;
  return border !== null && takenAt < border
    ? `Las fotos anteriores al ${formatDate(dayOfInstant(border))} ya no se conservan`
    : wrong;
}

/** Why a photo keeps its date and its station; null where it need not. */
function fixedBecause(wire: ImageWire, isRestored: boolean): string | null {
  if (wire.image_type === 'device_install') return 'Es la foto de un reporte: tiene su fecha y su estación';
  return wire.deleted_at !== null && !isRestored ? 'La foto está eliminada: restáurela primero' : null;
}

/**
 * What an item makes of its photo; what is wrong with it is told at its field.
 *
 * @returns null when it changes nothing
 * @throws {HttpProblem} not-allowed: photos of the other station are not the caller's to change
 */
export async function changeOf(
  rules: EditRules,
  wire: ImageWire,
  edit: ImageEdit,
  tell: Tell,
): Promise<ImageChange | null> {
  const {
    date_created: takenAt,
    station_id,
    image_is_deleted: isDeleted,
  } = await joinedFields(rules, wire, edit, tell);
  const stationId = station_id ?? undefined;
  if (takenAt === undefined && stationId === undefined && isDeleted === undefined) return null;
  const moved: EditField | null =
    stationId !== undefined ? 'station_id' : takenAt !== undefined ? 'date_created' : null;
  const fixed = moved === null ? null : fixedBecause(wire, isDeleted === false);
  if (moved !== null && fixed !== null) tell('refuse', moved, fixed);
  const late = takenAt === undefined ? null : await dateProblem(rules, takenAt);
  if (late !== null) tell('refuse', 'date_created', late);
  const station = stationId === undefined ? undefined : await stationFor(rules, wire, stationId, tell);
  await refuseSame(rules, wire, { takenAt, stationId, isDeleted }, tell);
  return {
    ...(takenAt !== undefined && { takenAt }),
    ...(station && { station }),
    ...(isDeleted !== undefined && { isDeleted }),
  };
}

/** A station has a photo once: neither a moved nor a restored one may meet its like, nor one of the same date. */
async function refuseSame(
  { tx, ids }: EditRules,
  wire: ImageWire,
  to: {
    readonly takenAt: string | undefined;
    readonly stationId: number | undefined;
    readonly isDeleted: boolean | undefined;
  },
  tell: Tell,
): Promise<void> {
  if (to.isDeleted === true) return;
  const comesNew = to.stationId !== undefined || to.isDeleted === false;
  const at = { stationId: to.stationId ?? wire.station_id, takenAt: comesNew ? undefined : to.takenAt };
  const same = await sameContentAt(tx, wire, at, ids);
  if (same === null) return;
  const field = to.stationId !== undefined ? 'station_id' : comesNew ? 'image_id' : 'date_created';
  const when = formatDateTime(Date.parse(same));
  tell('refuse', field, `La estación ya tiene esta misma foto, del ${when}`);
}
