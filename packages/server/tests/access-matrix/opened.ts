import type { ProgramScope } from '@vigia/domain/access';

/**
 * The scope that opens a call to programs, written again for each route and on purpose not from the table the server
 * decides by. A route that is not here is for people alone.
 */
export const OPENED: Readonly<Record<string, ProgramScope>> = {
  'GET /v2/clients': 'farm.read',
  'GET /v2/clients/{client_id}': 'farm.read',
  'GET /v2/clients/{client_id}/logo': 'farm.read',
  'GET /v2/clients/{client_id}/infrastructure': 'farm.read',
  'GET /clients/{client_id}/infrastructure': 'farm.read',
  'GET /v2/clients/{client_id}/infrastructure/version': 'farm.read',
  'GET /v2/clients/{client_id}/mildew': 'farm.read',
  'GET /clients/{client_id}/stations': 'farm.read',
  'GET /clients/{client_id}/nodes': 'farm.read',
  'GET /v2/sectors': 'farm.read',
  'GET /v2/sectors/{sector_id}': 'farm.read',
  'GET /v2/sectors/{sector_id}/report_comments': 'farm.read',
  'GET /v2/stations': 'farm.read',
  'GET /v2/stations/{station_id}': 'farm.read',
  'GET /v2/seasons': 'farm.read',
  'GET /v2/seasons/{season_id}': 'farm.read',
  'GET /v2/biofix/{biofix_id}': 'farm.read',
  'GET /v2/biofix_logs': 'farm.read',
  'GET /v2/nodes': 'farm.read',
  'GET /v2/nodes/{serial_number}': 'farm.read',
  'GET /nodes/{serial_number}': 'farm.read',

  'POST /count_analytics/{metric}': 'series.read',
  'POST /data_analytics/climate/{metric}': 'series.read',
  'POST /data_analytics/degree_days/{metric}': 'series.read',
  'POST /data_analytics/degree_hours/{metric}': 'series.read',
  'POST /data_analytics/mildew/{metric}': 'series.read',
  'POST /data_analytics/forecast/{metric}': 'series.read',
  'POST /data_analytics/ahead/{metric}': 'series.read',
  'POST /data_analytics/inference/{model}': 'series.read',
  'POST /v2/clients/{client_id}/captures': 'series.read',
  'GET /v2/clients/{client_id}/exports/tables': 'series.read',
  'GET /v2/clients/{client_id}/exports/map': 'series.read',
  'GET /v2/clients/{client_id}/exports/calendar': 'series.read',
  'GET /v2/stations/{station_id}/data': 'series.read',
  'GET /v2/nodes/{node_id}/data': 'series.read',
  'GET /v2/stations/{station_id}/set-apart': 'series.read',
  'GET /v2/nodes/{node_id}/set-apart': 'series.read',

  'GET /v2/clients/{client_id}/stations/health': 'health.read',
  'GET /v2/stations/{station_id}/health': 'health.read',
  'GET /v2/nodes/{node_id}/health': 'health.read',
  'GET /v2/stations/{station_id}/hw-config': 'health.read',
  'GET /v2/nodes/{serial_number}/hw-config': 'health.read',

  'GET /v2/stations/{station_id}/images': 'photos.read',
  'GET /v2/nodes/{node_id}/images': 'photos.read',
  'GET /v2/images/{image_id}/file': 'photos.read',
  'GET /v2/images/{image_id}/detection_boxes': 'photos.read',
  'GET /v2/images/{image_id}/file/inference': 'photos.read',
  'GET /images/{image_id}/detection_boxes': 'photos.read',
  'GET /images/{image_id}/file/inference': 'photos.read',
  'GET /clients/{client_id}/images/metadata': 'photos.read',

  'GET /v2/events': 'events.read',
  'GET /events': 'events.read',
  'GET /v2/pesticide_logs': 'events.read',
  'GET /v2/phenology_logs': 'events.read',

  'GET /v2/notifications': 'notices.read',
  'GET /notifications': 'notices.read',

  'POST /v2/imports': 'measurements.write',
  'POST /v2/images': 'photos.write',
  'POST /v2/events': 'events.write',
  'POST /v2/events/{event_id}/images': 'events.write',
};
