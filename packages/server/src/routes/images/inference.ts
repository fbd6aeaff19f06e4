import {
  DetectionBoxesAnswer,
  DetectionBoxesQuery,
  ImageIdParam,
  InferenceExistence,
  InferenceFileQuery,
} from '@vigia/api/contract';
import { search } from '../../access/reach.ts';
import { notFound } from '../../http/problem.ts';
import { type Route, route, type ScopedCall } from '../../http/route.ts';
import { answerJpeg } from '../../images/file-answer.ts';
import { photoDisposition } from '../../images/photo-name.ts';
import { detectionOf } from '../../stores/images/detections.ts';
import { imageById } from '../../stores/images/images.ts';

/** Cached for a short time only: a later version of the detector may give other boxes. */
const KEEP = 'private, max-age=300';

/** The image and a model's proposal on it; null when the model has not processed it. */
const lookUp = ({ scope, services }: ScopedCall, imageId: number, model: string) =>
  search(services.databases.app, scope, async (tx) => {
    const found = await imageById(tx, scope, imageId);
    if (found === null) return null;
    return { file: found, detection: await detectionOf(tx, found.image.clientId, imageId, model) };
  });

const boxesAt = (path: string) =>
  route({
    method: 'get',
    path,
    summary: 'What a model takes for insects on an image, the surest first',
    about: 'A model that has not looked at the image is answered 404.',
    access: { kind: 'session', action: 'image.read', target: 'image' },
    param: ImageIdParam,
    query: DetectionBoxesQuery,
    answer: DetectionBoxesAnswer,
    run: async (call) => {
      const { image_id } = call.param;
      const { detection } = await lookUp(call, image_id, call.query.model);
      if (detection === null) throw notFound();
      const { model, detector, boxes } = detection;
      return { image_id, inference_model: model, detector, boxes: [...boxes] };
    },
  });

const fileAt = (path: string) =>
  route({
    method: 'get',
    path,
    summary:
      'An image with the boxes of a model drawn on it; with `check_existence` only whether the model has looked',
    about: 'A model that has not looked at the image is answered 404, save with `check_existence`.',
    answered:
      'With `check_existence` this JSON; else the picture as `image/jpeg`, or as base64 in `text/plain`.',
    access: { kind: 'session', action: 'image.read', target: 'image' },
    param: ImageIdParam,
    query: InferenceFileQuery,
    answer: InferenceExistence,
    run: async (call) => {
      const { c, services, param, query } = call;
      const { file, detection } = await lookUp(call, param.image_id, query.model);
      const { blobKey, sha256 } = file;
      if (query.onlyExistence) return { exists: blobKey !== null && detection !== null };
      if (blobKey === null || sha256 === null || detection === null) throw notFound();
      const { model, detector, boxes } = detection;
      const read = () => services.images.withBoxes({ blobKey, sha256 }, boxes);
      return await answerJpeg(c, {
        tag: `${sha256.slice(0, 24)}-${model}-${detector.replaceAll(/[^\w./-]/g, '')}`,
        disposition: photoDisposition(c, file),
        read,
        keep: KEEP,
      });
    },
  });

export const inferenceRoutes: readonly Route[] = [
  boxesAt('/v2/images/{image_id}/detection_boxes'),
  boxesAt('/images/{image_id}/detection_boxes'),
  fileAt('/v2/images/{image_id}/file/inference'),
  fileAt('/images/{image_id}/file/inference'),
];
