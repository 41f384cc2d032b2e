export { words } from '#languages/en/jobs';
