import type { ImageEdit, ServedImage } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { photoDateError } from '@vigia/domain/captures';
import { changedMeanwhile, formatDate, formatDateTime } from '@vigia/domain/es';
import { joinedEdit } from '@vigia/domain/farm';
import { demand, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { stationById } from '../stores/farm/stations.ts';
import { type ImageChange, type PhotoStation, sameContentAt } from '../stores/images/image-edits.ts';
import type { AddProblem, EditField } from './edit-problems.ts';

/** The data an edit is checked against. */
export interface EditRules {
  readonly tx: Tx;
  readonly scope: Scope;
  /** Epoch ms. */
  readonly now: number;
  /** See `readBorder`, of photos. It is read before any photo is locked. */
  readonly border: EpochMs | null;
  /** Every photo of the call. */
  readonly ids: readonly number[];
}

/** The present values of the fields that an edit may send. */
const fieldsOf = ({ takenAt, stationId, deletedAt }: ServedImage) => ({
  takenAt,
  stationId,
  isDeleted: deletedAt !== null,
});
type Fields = ReturnType<typeof fieldsOf>;

/** The changes of an item, joined to those of others since its editor saw the photo. */
async function joinedFields(
  { tx, scope }: EditRules,
  image: ServedImage,
  { id: _, seen = {}, ...sent }: ImageEdit,
  addProblem: AddProblem,
): Promise<Partial<Fields>> {
  const now = fieldsOf(image);
  const { changes, clashes } = joinedEdit<Fields>(sent, seen, now);
  for (const field of clashes)
    addProblem('clash', field, changedMeanwhile(await shown(tx, scope, image, field)));
  const changed = Object.entries(changes).filter(([field, value]) => value !== now[field as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** A field of the photo as a reader writes it. */
async function shown(tx: Tx, scope: Scope, image: ServedImage, field: keyof Fields): Promise<string> {
  if (field === 'takenAt') return formatDateTime(image.takenAt);
  if (field === 'isDeleted') return image.deletedAt === null ? 'restaurada' : 'eliminada';
  const station = image.stationId === null ? null : await stationById(tx, scope, image.stationId);
  return station?.name ?? '';
}

/** The station a photo is moved to; undefined when it is refused. */
async function stationFor(
  { tx, scope }: EditRules,
  image: ServedImage,
  stationId: number,
  addProblem: AddProblem,
): Promise<PhotoStation | undefined> {
  const station = await stationById(tx, scope, stationId);
  if (station?.clientId !== image.clientId) {
    addProblem('refuse', 'stationId', 'No existe o es de otro cliente');
    return undefined;
  }
  demand(scope, 'image.edit', station);
  if (station.archived) addProblem('refuse', 'stationId', 'La estación está archivada');
  return {
    stationId: station.id,
    serial: station.nodeSerial,
    cropId: station.cropId,
    pestId: station.pestId,
  };
}

function dateProblem({ now, border }: EditRules, takenAt: EpochMs): string | null {
  const wrong = photoDateError(takenAt, now);
  return wrong === null && border !== null && takenAt < border
    ? `Las fotos anteriores al ${formatDate(dayOfInstant(border))} ya no se conservan`
    : wrong;
}

/** Why a photo keeps its date and its station; null if it may be changed. */
function fixedBecause(image: ServedImage, isRestored: boolean): string | null {
  if (image.type === 'device_install') return 'Es la foto de un reporte: tiene su fecha y su estación';
  return image.deletedAt !== null && !isRestored ? 'La foto está eliminada: restáurela primero' : null;
}

/**
 * What an item makes of its photo; what is wrong with it is reported at its field.
 *
 * @returns null when it changes nothing
 * @throws {HttpProblem} not-allowed: photos of the other station are not the caller's to change
 */
export async function changeOf(
  rules: EditRules,
  image: ServedImage,
  edit: ImageEdit,
  addProblem: AddProblem,
): Promise<ImageChange | null> {
  const { takenAt, isDeleted, ...to } = await joinedFields(rules, image, edit, addProblem);
  const stationId = to.stationId ?? undefined;
  if (takenAt === undefined && stationId === undefined && isDeleted === undefined) return null;
  const moved: EditField | null =
    stationId !== undefined ? 'stationId' : takenAt !== undefined ? 'takenAt' : null;
  const fixed = moved === null ? null : fixedBecause(image, isDeleted === false);
  if (moved !== null && fixed !== null) addProblem('refuse', moved, fixed);
  const late = takenAt === undefined ? null : dateProblem(rules, takenAt);
  if (late !== null) addProblem('refuse', 'takenAt', late);
  const station = stationId === undefined ? undefined : await stationFor(rules, image, stationId, addProblem);
  await refuseSame(rules, image, { takenAt, stationId, isDeleted }, addProblem);
  return {
    ...(takenAt !== undefined && { takenAt }),
    ...(station && { station }),
    ...(isDeleted !== undefined && { isDeleted }),
  };
}

/** A station has a photo once: a moved or restored photo may not have the content or the date of another one there. */
async function refuseSame(
  { tx, ids }: EditRules,
  image: ServedImage,
  to: {
    readonly takenAt: EpochMs | undefined;
    readonly stationId: number | undefined;
    readonly isDeleted: boolean | undefined;
  },
  addProblem: AddProblem,
): Promise<void> {
  if (to.isDeleted === true) return;
  const comesNew = to.stationId !== undefined || to.isDeleted === false;
  const at = { stationId: to.stationId ?? image.stationId, takenAt: comesNew ? undefined : to.takenAt };
  const same = await sameContentAt(tx, image, at, ids);
  if (same === null) return;
  const field = to.stationId !== undefined ? 'stationId' : comesNew ? 'id' : 'takenAt';
  const when = formatDateTime(same);
  addProblem('refuse', field, `La estación ya tiene esta misma foto, del ${when}`);
}
