/** The paths for which the server itself responds. No page of the site can have such a path. */
export const API_PATH = '/api';
export const HEALTH_PATH = '/healthz';
export const METRICS_PATH = '/metrics';

/** Returns whether the server itself responds to requests for a path. */
export const isServerPath = (path: string): boolean =>
  path === HEALTH_PATH || path === METRICS_PATH || `${path}/`.startsWith(`${API_PATH}/`);
