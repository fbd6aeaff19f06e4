import { deletedPhotos } from './deleted-photos.ts';
import { demoFarm, demoPhotos } from './demo-farm.ts';
import { expiredRows } from './expired.ts';
import type { Job } from './job.ts';
import { newPhotos } from './new-photos.ts';
import { noticeLetters } from './notice-letters.ts';
import { noticePushes } from './notice-pushes.ts';
import { notices, stationStates } from './notices.ts';
import { orphanFiles } from './orphan-files.ts';
import { parkedPhotos } from './parked-photos.ts';
import { retention } from './retention.ts';
import { scheduledReports } from './scheduled-reports.ts';
import { diskSpace, photoState, serviceState } from './service-state.ts';
import { stationSources } from './station-sources.ts';
import { todayLetters } from './today-letters.ts';
import { weatherToCome } from './weather-to-come.ts';

/** Every job of the service. */
export const JOBS: readonly Job[] = [
  expiredRows,
  orphanFiles,
  parkedPhotos,
  deletedPhotos,
  retention,
  weatherToCome,
  stationSources,
  newPhotos,
  stationStates,
  notices,
  noticeLetters,
  noticePushes,
  todayLetters,
  scheduledReports,
  demoFarm,
  demoPhotos,
  diskSpace,
  serviceState,
  photoState,
];
