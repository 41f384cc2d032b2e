/** §2.15: a route that fails to render. The error's status and message stand between `title` and `text`. */
export const renderError = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Reload the page to try again, or start over from the home page.',
  reloadLabel: 'Reload the page',
  homeLabel: 'Go to the home page',
};

/** What a visitor without JavaScript reads first; the firm's address follows. */
export const noScript = {
  label: 'Without JavaScript',
  text: 'The pages of this site work without JavaScript, its forms do not. Write to us at',
};

/** A part of the page that is loaded on demand and did not arrive, mostly because the connection broke. */
export const chunkError = {
  title: 'This part of the page did not load',
  text: 'Check your internet connection, then try again.',
  retryLabel: 'Try again',
  closeLabel: 'Close',
};
