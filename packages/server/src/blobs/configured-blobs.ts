import { join } from 'node:path';
import type { Config } from '../run/config.ts';
import type { BlobStore } from './blob-store.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

/** The store the settings ask for: a bucket, or a folder of the data folder. */
export const configuredBlobs = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): BlobStore =>
  s3 ? s3Blobs(s3) : folderBlobs(join(dataFolder, 'blobs'));
