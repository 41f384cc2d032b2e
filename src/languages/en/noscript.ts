import type { NoscriptWords } from '#kit';

export const words: NoscriptWords = {
  errorTitle: 'Error: {title}',
  fileLost: 'Your browser does not keep the file: please choose it again.',
  quote: {
    note: 'All fields but the plan are optional.',
    choosePlan: 'Select a plan',
    noAddon: 'No add-on',
    missingPlan: 'Please select a plan',
  },
  sent: {
    details: 'What you sent',
    next: 'What happens next',
    read: 'A person reads what you sent and answers you.',
    confirmed: 'We send a copy of this confirmation to {email} if we can. If none comes, your form has still arrived.',
    forgotten: 'For only half an hour, this page shows the form that you sent.',
    unavailable: {
      title: 'This page is not available',
      text: 'If you have just sent a form, it has arrived. Only this page cannot be shown at the moment: please open it again in a minute.',
    },
    home: 'Back to the home page',
  },
  refused: {
    tooMany: {
      title: 'Too many submissions',
      text: 'A lot has been sent from your connection in a short time, so this was not taken. Please wait a while, then send it again.',
    },
    tooLarge: {
      title: 'That was too large',
      text: 'What you sent is larger than we can take, so none of it was stored. Please go back and shorten your text.',
    },
    fileTooLarge: {
      title: 'That was too large',
      text: 'What you sent is larger than we can take, so none of it was stored. Please go back and choose a file of at most 5 MB.',
    },
    tooSlow: {
      title: 'The connection was too slow',
      text: 'What you sent did not arrive in time, so none of it was stored. Please go back and send it again.',
    },
    full: {
      title: 'Very busy just now',
      text: 'Many files are arriving at once, so yours was not taken. Please go back and send it again in a minute.',
    },
    down: {
      title: 'This may not be stored',
      text: 'Something on our side is not working, so we could not confirm that this is stored. Please send it again later.',
    },
    malformed: {
      title: 'This form did not arrive whole',
      text: 'Part of what you sent was lost or damaged on the way, and nothing was stored. Please go back and send it again.',
    },
    foreign: {
      title: 'This was not taken',
      text: 'Forms are taken from the pages of this site only, and nothing was stored. Please fill in the form here.',
    },
  },
  withdrawal: {
    ask: {
      title: 'Withdraw your application',
      text: 'We will delete your application {reference} together with your resume. You cannot undo this, but you can apply again.',
    },
    button: 'Withdraw application',
    done: {
      title: 'Your application is withdrawn',
      text: 'We delete your application {reference} together with your resume. The people who read applications get a message about it.',
    },
    invalid: {
      title: 'This link does not work',
      text: 'Part of the link is missing or changed. Please copy the whole link from the confirmation of your application. If it still does not work, please write to us.',
    },
    expired: {
      title: 'This link is too old',
      text: 'A link to withdraw an application works for 180 days. Please write to us, and we will delete your application.',
    },
    failed: {
      title: 'Your application is not withdrawn yet',
      text: 'Something on our side is not working. Please open the link again in a minute.',
    },
  },
  back: 'Back to the form',
};
