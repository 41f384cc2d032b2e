/** Returns the environment variables that set the spreadsheet and the mail API (§7) to one host. */
export const getProviderVariables = (host: string) => ({
  SPREADSHEET_HOST: host,
  SPREADSHEET_DEPLOYMENT_ID: 'test',
  MAIL_HOST: host,
  MAIL_API_KEY: 'key-of-the-provider',
  MAIL_SENDER_EMAIL: 'no-reply@oak.example',
});
