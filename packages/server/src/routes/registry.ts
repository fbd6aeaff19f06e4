import type { Route } from '../http/route.ts';
import { cropRoutes } from './catalogue/crops.ts';
import { pestRoutes } from './catalogue/pests.ts';
import { previewRoutes } from './catalogue/preview.ts';
import { arrivalRoutes } from './devices/arrivals.ts';
import { deviceImageRoutes } from './devices/device-images.ts';
import { deviceLogRoutes } from './devices/device-logs.ts';
import { deviceRoutes } from './devices/devices.ts';
import { hardwareRoutes } from './devices/hardware.ts';
import { healthRoutes } from './devices/health.ts';
import { nodeRoutes } from './devices/nodes.ts';
import { demoEmbedRoutes } from './embed/demo-embed.ts';
import { embedRoutes } from './embed/embed.ts';
import { embedKeyRoutes } from './embed/embed-keys.ts';
import { embedSessionRoutes } from './embed/embed-session.ts';
import { eventRoutes } from './events/events.ts';
import { farmLogRoutes } from './events/farm-logs.ts';
import { exportRoutes } from './exports/exports.ts';
import { biofixRoutes } from './farm/biofix.ts';
import { captureThresholdRoutes } from './farm/capture-thresholds.ts';
import { clientLogoRoutes } from './farm/client-logo.ts';
import { clientTreeRoutes } from './farm/client-tree.ts';
import { clientRoutes } from './farm/clients.ts';
import { farmRoutes } from './farm/farm.ts';
import { harvestDateRoutes } from './farm/harvest-dates.ts';
import { productRoutes } from './farm/products.ts';
import { scenarioRoutes } from './farm/scenarios.ts';
import { seasonOpeningRoutes } from './farm/season-opening.ts';
import { seasonRoutes } from './farm/seasons.ts';
import { sectorRoutes } from './farm/sectors.ts';
import { setupRoutes } from './farm/setup.ts';
import { stationRoutes } from './farm/stations.ts';
import { tableRoutes } from './farm/tables.ts';
import { captureRoutes } from './images/captures.ts';
import { countPhotoRoutes } from './images/count-photos.ts';
import { eventPhotoRoutes } from './images/event-photos.ts';
import { imageEditRoutes } from './images/image-edits.ts';
import { imageUploadRoutes } from './images/image-uploads.ts';
import { imageRoutes } from './images/images.ts';
import { inferenceRoutes } from './images/inference.ts';
import { analyticsRoutes } from './measurements/analytics.ts';
import { dataPointRoutes } from './measurements/data-points.ts';
import { fieldCountRoutes } from './measurements/field-counts.ts';
import { hoursAheadRoutes } from './measurements/hours-ahead.ts';
import { importRoutes } from './measurements/imports.ts';
import { mildewRoutes } from './measurements/mildew.ts';
import { stationImportRoutes } from './measurements/station-imports.ts';
import { alertRuleRoutes } from './notices/alert-rules.ts';
import { notificationSettingsRoutes } from './notices/notification-settings.ts';
import { notificationRoutes } from './notices/notifications.ts';
import { pushRoutes } from './notices/push.ts';
import { othersSecondStepRoutes } from './people/others-second-step.ts';
import { ownSessionRoutes } from './people/own-sessions.ts';
import { passwordRoutes } from './people/passwords.ts';
import { peopleRoutes } from './people/people.ts';
import { personTableRoutes } from './people/person-table.ts';
import { secondStepRoutes } from './people/second-step.ts';
import { sessionRoutes } from './people/session.ts';
import { signInRoutes } from './people/sign-ins.ts';
import { serviceTokenRoutes } from './programs/service-tokens.ts';
import { reportCommentRoutes } from './reports/report-comments.ts';
import { reportRoutes } from './reports/reports.ts';
import { scheduledReportRoutes } from './reports/scheduled-reports.ts';
import { changeRoutes } from './service/changes.ts';
import { healthCheckRoutes } from './service/health-checks.ts';
import { metricsRoutes } from './service/metrics.ts';
import { retentionRoutes } from './service/retention.ts';
import { serviceStateRoutes } from './service/service-state.ts';
import { sourceStationRoutes } from './sources/source-stations.ts';
import { sourceRoutes } from './sources/sources.ts';
import { doorRoutes } from './uplinks/doors.ts';
import { knockRoutes } from './uplinks/knock.ts';
import { uplinkProfileRoutes } from './uplinks/profiles.ts';
import { uplinkDeviceRoutes } from './uplinks/uplink-devices.ts';
import { deliveryRoutes } from './webhooks/deliveries.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

/** Every route of the service with its access rule. Mounting, description and access matrix use this list. */
export const ROUTES: readonly Route[] = [
  ...healthCheckRoutes,
  ...metricsRoutes,
  ...sessionRoutes,
  ...passwordRoutes,
  ...ownSessionRoutes,
  ...secondStepRoutes,
  ...peopleRoutes,
  ...personTableRoutes,
  ...signInRoutes,
  ...othersSecondStepRoutes,
  ...clientRoutes,
  ...clientLogoRoutes,
  ...clientTreeRoutes,
  ...setupRoutes,
  ...pestRoutes,
  ...cropRoutes,
  ...previewRoutes,
  ...farmRoutes,
  ...sectorRoutes,
  ...seasonRoutes,
  ...seasonOpeningRoutes,
  ...biofixRoutes,
  ...captureThresholdRoutes,
  ...productRoutes,
  ...harvestDateRoutes,
  ...scenarioRoutes,
  ...alertRuleRoutes,
  ...pushRoutes,
  ...stationRoutes,
  ...tableRoutes,
  ...nodeRoutes,
  ...hardwareRoutes,
  ...farmLogRoutes,
  ...healthRoutes,
  ...deviceRoutes,
  ...deviceImageRoutes,
  ...deviceLogRoutes,
  ...arrivalRoutes,
  ...dataPointRoutes,
  ...hoursAheadRoutes,
  ...importRoutes,
  ...stationImportRoutes,
  ...fieldCountRoutes,
  ...exportRoutes,
  ...sourceRoutes,
  ...doorRoutes,
  ...uplinkDeviceRoutes,
  ...uplinkProfileRoutes,
  ...knockRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...sourceStationRoutes,
  ...retentionRoutes,
  ...changeRoutes,
  ...serviceStateRoutes,
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
  ...eventPhotoRoutes,
  ...countPhotoRoutes,
  ...embedSessionRoutes,
  ...embedKeyRoutes,
  ...embedRoutes,
  ...serviceTokenRoutes,
  ...demoEmbedRoutes,
];
