import type { OutcomeWords } from '#kit';

/** The success and failure texts of the forms (§2.11, §2.12, §8). */
export const words: OutcomeWords = {
  contact: {
    title: 'Message Sent Successfully!',
    text: "Thank you for reaching out to us. We'll get back to you soon.",
    failure: 'There was an error submitting your message. Please try again.',
  },
  application: {
    title: 'Application Submitted Successfully!',
    text: "Thank you for applying. We'll review your application and get back to you soon.",
    failure: 'There was an error submitting your application. Please try again.',
  },
  request: {
    title: 'Request Sent Successfully!',
    text: "Thank you for your request. We'll get back to you soon.",
    failure: 'There was an error submitting your request. Please try again.',
  },
  writeTo: 'We will write to {email}',
  reference: 'Your reference: {reference}',
  kept: 'What you entered is kept in the form.',
  dismiss: 'Dismiss',
};
