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
import { adoptPhotos, holdWaitingPhotos, photoOfDevice } from '../stores/devices/device-photos.ts';
import { holdDevice } from '../stores/devices/hold-device.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { insertImage } from '../stores/images/image-rows.ts';

/** A photo as the device sent it. */
export interface DevicePhoto {
  readonly camera: 1 | 2;
  readonly type: ImageType;
  /** Null when the device did not send it: then it is read from the file's name or the camera's EXIF. */
  readonly takenAt: EpochMs | null;
  readonly file: UploadedFile;
}

export interface PreparedPhoto extends Omit<DevicePhoto, 'file'> {
  readonly takenAt: EpochMs;
  /** Null for a photo that arrived damaged. */
  readonly photo: StoredPhoto | null;
  readonly sourceSha256: string;
}

/** A memory card holds a season or two. An older photo comes from a clock that was reset. */
const OLDEST = 3 * 366 * DAY_MS;
const CLOCK_AHEAD = DAY_MS;
/** Refusals that a failed transmission can cause. Any other refused file never was a photo. */
const BROKEN: readonly Refusal[] = ['corrupt', 'empty'];

/**
 * Reads and stores the file of a device's photo. A photo that was damaged in transmission gets a row without a
 * file: so the device stops sending it, and the camera's health shows it.
 *
 * @throws {HttpProblem} the file is not a photo, or its time is unknown or impossible; no file is left behind
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
  /** The photo existed already: the new files must be dropped. */
  readonly known: boolean;
}

/**
 * Writes the row of a photo with the station where the device stood when it was taken. A photo that is sent
 * again keeps its row.
 */
export async function savePhoto(
  tx: Tx,
  scope: Scope,
  device: KeyedNode,
  { camera, type, takenAt, photo, sourceSha256 }: PreparedPhoto,
): Promise<SavedPhoto> {
  const { clientId, serial } = device;
  const waiting = await holdWaitingPhotos(tx, device);
  const { assignments } = await holdDevice(tx, scope, device);
  await adoptPhotos(tx, device, assignments, waiting);
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
