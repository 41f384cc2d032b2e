export { words } from '#languages/en/mails';
