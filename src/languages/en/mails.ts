import type { MailWords } from '#kit';

/** The texts of the mails (§7.2). */
export const words: MailWords = {
  contact: {
    admin: {
      subject: 'New Contact Form Submission',
      heading: 'New Contact Form Submission',
      intro: 'Somebody has sent a message through the contact form.',
    },
    confirmation: {
      subject: 'Thank you for contacting {firm}',
      thanks: "We have received your message and we'll get back to you soon. This is what you sent us:",
    },
  },
  application: {
    admin: {
      subject: 'New Job Application: {position}',
      heading: 'New Job Application',
      intro: 'Somebody has applied through the careers page.',
    },
    confirmation: {
      subject: 'Your Application to {firm} has been received',
      thanks: "Thank you for applying. We'll review your application and get back to you soon.",
    },
    anyPosition: 'Position',
    whereAllIs: 'The spreadsheet holds the full details of this application, the resume included.',
    attached: 'The resume is attached to this mail.',
    unscanned: '{file} (not scanned for viruses)',
  },
  quote: {
    admin: {
      subject: 'New Quote Request: {plan}',
      heading: 'New Quote Request',
      intro: 'Somebody has asked for a quote.',
    },
    confirmation: {
      subject: 'Your quote request to {firm} has been received',
      thanks: "We have received your request and we'll get back to you soon. This is what you sent us:",
    },
    anyPlan: 'Plan',
    budget: '{amount} {currency}',
  },
  customRequest: {
    admin: {
      subject: 'New Custom Solution Request',
      heading: 'New Custom Solution Request',
      intro: 'Somebody has asked for a custom solution.',
    },
    confirmation: {
      subject: 'Your request to {firm} has been received',
      thanks: "We have received your request and we'll get back to you soon. This is what you sent us:",
    },
  },
  labels: {
    name: 'Name',
    applicant: 'Applicant name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    position: 'Position',
    coverLetter: 'Cover letter',
    resumeFileName: 'Resume file name',
    resumeSize: 'Resume size',
    resumeSha256: 'Resume checksum (SHA-256)',
    letterLength: 'Cover letter length',
    page: 'Page',
    plan: 'Plan',
    addon: 'Add-on',
    details: 'Project details',
    budget: 'Budget',
    companySize: 'Company size',
    serviceInterest: 'Service interest',
    industry: 'Industry',
    businessType: 'Business type',
    budgetKey: 'Preset budget range',
    requirements: 'Requirements',
    submitted: 'Submitted',
    withdrawn: 'Withdrawn',
    reference: 'Reference',
  },
  bytes: '{count} bytes',
  characters: '{count} characters',
  withdrawal: {
    note: 'You can withdraw this application within 180 days. We then delete it together with your resume. Anybody with this link can do so: please do not forward it.',
    action: 'Withdraw this application',
  },
  withdrawn: {
    admin: {
      subject: 'Application withdrawn: {reference}',
      heading: 'Application withdrawn',
      intro:
        'The applicant has withdrawn this application. The server has deleted it. If you use a spreadsheet, the server also removes it from there.',
      remaining: 'Please delete the mails about this application and all other copies of it.',
    },
    confirmation: {
      subject: 'Your application to {firm} has been withdrawn',
      text: 'You have withdrawn your application. We delete it together with your resume.',
    },
  },
  labelled: '{label}:',
  notProvided: 'Not provided',
  digest: {
    subject: 'Submissions waiting for you: {count}',
    heading: 'Submissions in one mail',
    intro:
      'Today more was sent through the forms than we can report in single mails, or a lot came from one place. This mail lists up to 50 of these submissions in full. Nobody below got a confirmation.',
  },
  received: "We have received what you sent and we'll get back to you soon.",
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  closing: [
    'Please keep the reference: with it we find your message at once.',
    'If you did not send this, you can ignore this e-mail.',
  ],
};
