import type { Route } from '../http/route.ts';
import { analyticsRoutes } from './analytics.ts';
import { biofixRoutes } from './biofix.ts';
import { captureRoutes } from './captures.ts';
import { changeRoutes } from './changes.ts';
import { clientLogoRoutes } from './client-logo.ts';
import { clientTreeRoutes } from './client-tree.ts';
import { clientRoutes } from './clients.ts';
import { dataPointRoutes } from './data-points.ts';
import { demoEmbedRoutes } from './demo-embed.ts';
import { deviceImageRoutes } from './device-images.ts';
import { deviceLogRoutes } from './device-logs.ts';
import { deviceRoutes } from './devices.ts';
import { embedRoutes } from './embed.ts';
import { embedKeyRoutes } from './embed-keys.ts';
import { embedSessionRoutes } from './embed-session.ts';
import { eventRoutes } from './events.ts';
import { farmRoutes } from './farm.ts';
import { farmLogRoutes } from './farm-logs.ts';
import { hardwareRoutes } from './hardware.ts';
import { healthRoutes } from './health.ts';
import { healthCheckRoutes } from './health-checks.ts';
import { imageEditRoutes } from './image-edits.ts';
import { imageUploadRoutes } from './image-uploads.ts';
import { imageRoutes } from './images.ts';
import { importRoutes } from './imports.ts';
import { inferenceRoutes } from './inference.ts';
import { metricsRoutes } from './metrics.ts';
import { mildewRoutes } from './mildew.ts';
import { nodeRoutes } from './nodes.ts';
import { notificationSettingsRoutes } from './notification-settings.ts';
import { notificationRoutes } from './notifications.ts';
import { passwordRoutes } from './passwords.ts';
import { peopleRoutes } from './people.ts';
import { reportCommentRoutes } from './report-comments.ts';
import { reportRoutes } from './reports.ts';
import { retentionRoutes } from './retention.ts';
import { scheduledReportRoutes } from './scheduled-reports.ts';
import { seasonOpeningRoutes } from './season-opening.ts';
import { seasonRoutes } from './seasons.ts';
import { sectorRoutes } from './sectors.ts';
import { sessionRoutes } from './session.ts';
import { setupRoutes } from './setup.ts';
import { stationRoutes } from './stations.ts';

/** Every route of the service with its access rule: what is mounted, described and held by the access matrix. */
export const ROUTES: readonly Route[] = [
  ...healthCheckRoutes,
  ...metricsRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
  ...peopleRoutes,
  ...clientRoutes,
  ...clientLogoRoutes,
  ...clientTreeRoutes,
  ...setupRoutes,
  ...farmRoutes,
  ...sectorRoutes,
  ...seasonRoutes,
  ...seasonOpeningRoutes,
  ...biofixRoutes,
  ...stationRoutes,
  ...nodeRoutes,
  ...hardwareRoutes,
  ...farmLogRoutes,
  ...healthRoutes,
  ...deviceRoutes,
  ...deviceImageRoutes,
  ...deviceLogRoutes,
  ...dataPointRoutes,
  ...importRoutes,
  ...retentionRoutes,
  ...changeRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...notificationSettingsRoutes,
  ...scheduledReportRoutes,
  ...analyticsRoutes,
  ...captureRoutes,
  ...mildewRoutes,
  ...imageRoutes,
  ...imageEditRoutes,
  ...inferenceRoutes,
  ...reportRoutes,
  ...reportCommentRoutes,
  ...imageUploadRoutes,
  ...embedSessionRoutes,
  ...embedKeyRoutes,
  ...embedRoutes,
  ...demoEmbedRoutes,
];
