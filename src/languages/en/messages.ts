import type { MessageWords } from '#kit';

/** The validation messages (§5.2, §5.3). */
export const words: MessageWords = {
  name: {
    missing: 'Name is required',
    notLetters: 'Name should only contain alphabets',
    signs: 'Name should only contain letters, spaces, hyphens and apostrophes',
    noLetter: 'Name should contain a letter',
  },
  email: {
    missing: 'Email is required',
    invalid: 'Please enter a valid email address (e.g., name@example.com)',
    start: 'Email username must start with a letter',
    format: 'Please enter a valid email address format',
    ending: 'Email must end with .com',
  },
  phone: {
    missing: 'Phone number is required',
    digits: 'Phone number must be {digits} digits',
    ofCountry: 'Please enter a valid phone number for the chosen country',
  },
  message: { missing: 'Message is required' },
  coverLetter: { missing: 'Cover letter is required' },
  resume: {
    missing: 'Resume is required',
    type: 'Please upload a PDF or Word document',
    size: 'File size should be less than {limit}MB',
    empty: 'This file is empty. Please upload a PDF or Word document',
    macros: 'This Word document contains macros. Please save it without macros, or as PDF',
    unreadable: 'This file could not be read. Please choose it again',
  },
  budget: {
    notANumber: 'Please enter a number',
    notAnAmount: 'Please enter an amount, such as {example}',
  },
  tooLong: { one: 'At most {count} character', other: 'At most {count} characters' },
  notOneLine: 'Control characters and line breaks are not allowed',
};
