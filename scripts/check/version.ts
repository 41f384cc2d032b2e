import { compareVersions, FOLDER_VERSION } from '../newFirm/upgrade/version';
import type { Finding } from './site';

/** Returns a finding when the folder is written for another version of the project. */
export function findVersionFaults(version: string, folder: string): Finding[] {
  const order = compareVersions(version, FOLDER_VERSION);
  if (order === 0) return [];
  const advice = order < 0 ? `run npm run new-firm -- --upgrade ${folder}` : 'update the checkout of the project';
  const message = `is written for version ${version}, and this is version ${FOLDER_VERSION}: ${advice}.`;
  return [{ file: '', entry: '', field: '', message }];
}
