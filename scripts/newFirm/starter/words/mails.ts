export { words } from '../../../../src/languages/en/mails';
