import type { DeviceImage } from '@vigia/api/contract';
import { DAY_MS, type EpochMs } from '@vigia/domain';
import type { ImageType } from '@vigia/domain/captures';
import { stationAt } from '@vigia/domain/devices';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { invalidField } from '../http/problem.ts';
import type { ImageFiles, StoredPhoto } from '../images/image-files.ts';
import { ImageRefused, type Refusal, refusedPart } from '../images/image-problem.ts';
import { sha256 } from '../images/photo.ts';
import { instantOfFileName, instantOfText } from '../images/taken-at.ts';
import type { UploadedFile } from '../images/upload.ts';
import { adoptPhotos, photoOfDevice } from '../stores/devices/device-photos.ts';
import { holdDevice } from '../stores/devices/hold-device.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { insertImage } from '../stores/images/image-rows.ts';

/** What the device says of its photo. */
export interface DevicePhoto {
  readonly camera: 1 | 2;
  readonly type: ImageType;
  /** Null when it does not say: then the file's name or the camera has to. */
  readonly takenAt: EpochMs | null;
  readonly file: UploadedFile;
}

export interface PreparedPhoto extends Omit<DevicePhoto, 'file'> {
  readonly takenAt: EpochMs;
  /** Null for one that arrived broken. */
  readonly photo: StoredPhoto | null;
  readonly sourceSha256: string;
}

/** A memory card holds a season or two; what is older comes from a clock that was reset. */
const OLDEST = 3 * 366 * DAY_MS;
const CLOCK_AHEAD = DAY_MS;
/** What the air does to a photo. Anything else was never one. */
const BROKEN: readonly Refusal[] = ['corrupt', 'empty'];

/**
 * Takes the file of a device's photo in. One that the way has broken is kept as a row without a file: the device must
 * not send it for ever, and its camera's health shows it.
 *
 * @throws {HttpProblem} it is no photo, or nobody knows when it was taken; no file is left behind then
 */
export async function preparePhoto(
  images: ImageFiles,
  { clientId }: KeyedNode,
  { file, takenAt: sentTime, ...rest }: DevicePhoto,
  now: EpochMs,
  part: string,
): Promise<PreparedPhoto> {
  const named = sentTime ?? instantOfFileName(file.name);
  if (named !== null) refuseTime(named, now);
  try {
    const photo = await images.storeImage(clientId, file.content);
    const byCamera = photo.cameraTime === null ? null : instantOfText(photo.cameraTime);
    try {
      const takenAt = knownTime(named ?? byCamera, now);
      return { ...rest, takenAt, photo, sourceSha256: photo.sourceSha256 };
    } catch (cause) {
      await images.drop(photo);
      throw cause;
    }
  } catch (cause) {
    if (!(cause instanceof ImageRefused)) throw cause;
    if (!BROKEN.includes(cause.refusal)) throw refusedPart(cause, part);
    return { ...rest, takenAt: knownTime(named, now), photo: null, sourceSha256: sha256(file.content) };
  }
}

function knownTime(takenAt: EpochMs | null, now: EpochMs): EpochMs {
  if (takenAt === null) throw invalidField('date_created', 'No se sabe cuándo se tomó la foto');
  refuseTime(takenAt, now);
  return takenAt;
}

function refuseTime(takenAt: EpochMs, now: EpochMs): void {
  if (takenAt > now + CLOCK_AHEAD) throw invalidField('date_created', 'Está en el futuro');
  if (takenAt < now - OLDEST) throw invalidField('date_created', 'Es anterior a lo que se guarda');
}

export interface SavedPhoto {
  readonly answer: DeviceImage;
  /** It was there already: its new files belong to nobody. */
  readonly known: boolean;
}

/** Writes the photo's row, once however often it is sent, with the station the device stood at when it was taken. */
export async function savePhoto(
  tx: Tx,
  scope: Scope,
  device: KeyedNode,
  { camera, type, takenAt, photo, sourceSha256 }: PreparedPhoto,
): Promise<SavedPhoto> {
  const { clientId, serial } = device;
  const { assignments } = await holdDevice(tx, scope, device);
  await adoptPhotos(tx, device, assignments);
  const before = await photoOfDevice(tx, device, { camera, takenAt, sourceSha256 });
  if (before) return { answer: before, known: true };
  const stationId = stationAt(assignments, takenAt);
  const origin = { clientId, stationId, serial, camera, type, takenAt, source: `node/${serial}` };
  const { imageId } = await insertImage(tx, origin, photo, sourceSha256);
  return {
    answer: { id: imageId, stationId, camera, type, takenAt, intact: photo !== null },
    known: false,
  };
}
