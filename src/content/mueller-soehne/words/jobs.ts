export { words } from '#languages/de/jobs';
