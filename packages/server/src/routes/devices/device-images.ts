import { DeviceImageAnswer, SerialParam } from '@vigia/api/contract';
import { IMAGE_TYPES, type ImageType } from '@vigia/domain/captures';
import * as z from 'zod/mini';
import { summaryOfImage } from '../../arrivals/summary.ts';
import { asClient } from '../../db/tenant.ts';
import { HttpProblem } from '../../http/problem.ts';
import { deviceRoute } from '../../http/route.ts';
import { available } from '../../images/file-answer.ts';
import { DESCRIBED_FIELDS, describedUpload, fieldOf, readUpload, TakenField } from '../../images/upload.ts';
import { type PreparedPhoto, preparePhoto, savePhoto } from '../../ingest/device-photo.ts';

const PART = 'file';
const CameraField = z.pipe(
  z._default(z.enum(['1', '2'], { error: 'Se espera 1 o 2' }), '1'),
  z.transform((text) => Number(text) as 1 | 2),
);
/** Default type by camera: the first one photographs the plate, the second one the plants around the trap. */
const typeField = (camera: 1 | 2): z.ZodMiniType<ImageType> =>
  z._default(z.enum(IMAGE_TYPES), camera === 1 ? 'bug' : 'plant') as z.ZodMiniType<ImageType>;

export const deviceImageRoutes = [
  deviceRoute({
    method: 'post',
    path: '/v2/nodes/{serial}/images',
    call: 'image',
    summary:
      'A photo of a device: a form with the part `file` and, if wished, `camera`, `image_type` and `date_created`',
    about:
      'A photo that is sent again is stored once and answered alike. One that arrives broken is noted, and need not be sent again.',
    answered: 'The photo was taken in.',
    param: z.object({ serial: SerialParam }),
    refuses: ['invalid-input', 'too-large', 'unsupported-media'],
    accepts: describedUpload(
      { part: PART, mostFiles: 1 },
      { camera: { type: 'string', enum: ['1', '2'] }, ...DESCRIBED_FIELDS },
    ),
    answer: DeviceImageAnswer,
    status: 201,
    run: ({ c, scope, device, services: { databases, images, now } }) =>
      images.receive(async () => {
        const { files, fields } = await readUpload(c, { part: PART, mostFiles: 1 });
        const camera = fieldOf(fields, 'camera', CameraField);
        const type = fieldOf(fields, 'image_type', typeField(camera));
        const takenAt = fieldOf(fields, 'date_created', TakenField);
        const photo = { camera, type, takenAt, file: files[0]! };
        const prepared = await available(() => preparePhoto(images, device, photo, now(), PART));
        const drop = async ({ photo: stored }: PreparedPhoto) => {
          if (stored) await images.drop(stored);
        };
        try {
          const { answer, known } = await asClient(databases.app, device.clientId, (tx) =>
            savePhoto(tx, scope, device, prepared),
          );
          if (known) await drop(prepared);
          c.set('arrivalSummary', summaryOfImage({ ...answer, isIntact: answer.intact }, known));
          return answer;
        } catch (cause) {
          // After any other failure it is unknown whether the row was written, so the files stay.
          if (cause instanceof HttpProblem) await drop(prepared);
          throw cause;
        }
      }),
  }),
];
