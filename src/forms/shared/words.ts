import type { FormId } from '../../store/submissions/submissionsSlice';

export interface OutcomeWords {
  title: string;
  text: string;
  failure: string;
}

const requestWords: OutcomeWords = {
  title: 'Request Sent Successfully!',
  text: "Thank you for your request. We'll get back to you soon.",
  failure: 'There was an error submitting your request. Please try again.',
};

const contactWords: OutcomeWords = {
  title: 'Message Sent Successfully!',
  text: "Thank you for reaching out to us. We'll get back to you soon.",
  failure: 'There was an error submitting your message. Please try again.',
};

/** What each form says of its result: §2.11, §2.12, §8. */
export const outcomeWords = {
  contact: contactWords,
  contactPage: contactWords,
  application: {
    title: 'Application Submitted Successfully!',
    text: "Thank you for applying. We'll review your application and get back to you soon.",
    failure: 'There was an error submitting your application. Please try again.',
  },
  quote: requestWords,
  customRequest: requestWords,
} satisfies Record<FormId, OutcomeWords>;

export const FIX_ERRORS = 'Please fix the following errors:';
