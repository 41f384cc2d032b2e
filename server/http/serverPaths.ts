/** The paths of the API, the health check and the metrics. No page of the site can have such a path. */
export const API_PATH = '/api';
export const HEALTH_PATH = '/healthz';
export const METRICS_PATH = '/metrics';

/** Returns whether a path belongs to the API, the health check or the metrics. */
export const isServerPath = (path: string): boolean =>
  path === HEALTH_PATH || path === METRICS_PATH || `${path}/`.startsWith(`${API_PATH}/`);
