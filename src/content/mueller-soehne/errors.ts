/** §2.15: a route that fails to render. The error's status and message stand between `title` and `text`. */
export const renderError = {
  title: 'Da ist etwas schiefgegangen',
  text: 'Der Fehler liegt bei uns. Laden Sie die Seite neu, um es noch einmal zu versuchen, oder fangen Sie auf der Startseite von vorn an.',
  reloadLabel: 'Seite neu laden',
  homeLabel: 'Zur Startseite',
};

/** What a visitor without JavaScript reads first; the firm's address follows. */
export const noScript = {
  label: 'Ohne JavaScript',
  text: 'Die Seiten dieser Website funktionieren ohne JavaScript, die Formulare nicht. Schreiben Sie uns bitte an',
};

/** A part of the page that is loaded on demand and did not arrive, mostly because the connection broke. */
export const chunkError = {
  title: 'Dieser Teil der Seite wurde nicht geladen',
  text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
  retryLabel: 'Noch einmal versuchen',
  closeLabel: 'Schließen',
};
