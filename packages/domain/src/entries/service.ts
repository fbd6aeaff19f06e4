/** How the service itself is: what is checked of it, and what comes of that. */
export {
  type KeptFinding,
  type PhotoProgress,
  SERVICE_CHECKS,
  SERVICE_STATES,
  type ServiceCheck,
  type ServiceFigure,
  type ServiceFinding,
  type ServiceReport,
  type ServiceState,
  serviceNotices,
  worstState,
} from '../entities/service-check.ts';
