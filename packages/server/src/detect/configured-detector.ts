import type { Config } from '../run/config.ts';
import { blobDetector } from './blob-detector.ts';
import type { Detector } from './detector.ts';
import { httpDetector } from './http-detector.ts';

/** The detector of the settings: an external service, or the built-in one. */
export const configuredDetector = ({
  inferenceUrl,
  inferenceToken,
}: Pick<Config, 'inferenceUrl' | 'inferenceToken'>): Detector =>
  inferenceUrl ? httpDetector({ url: inferenceUrl, token: inferenceToken }) : blobDetector();
