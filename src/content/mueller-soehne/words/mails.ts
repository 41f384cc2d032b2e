export { words } from '#languages/de/mails';
