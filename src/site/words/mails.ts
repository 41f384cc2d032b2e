/*
 * The mails that follow a form (§7.2). They are written by the server, or in direct mode by code that is fetched for it: no
 * page carries these words. A name in braces is a place that the site fills; {firm} is the firm's name. Subjects end
 * without punctuation.
 */

/** To the firm's inbox. */
interface AdminMail {
  readonly subject: string;
  /** The title in the mail. */
  readonly heading: string;
  /** The paragraph before the rows. */
  readonly intro: string;
}

/** Back to whoever wrote. */
interface Confirmation {
  /** The title in the mail too. */
  readonly subject: string;
  /** The paragraph after the greeting, before what is repeated. */
  readonly thanks: string;
}

interface BothMails {
  readonly admin: AdminMail;
  readonly confirmation: Confirmation;
}

export interface MailWords {
  readonly contact: BothMails;
  readonly application: BothMails & {
    /** The subject to the firm has the {position}; without one this stands in its place. */
    readonly anyPosition: string;
    /** To the firm, after the rows: where the résumé is. */
    readonly whereAllIs: string;
    /** To the firm, instead of the name of a {file} that was to be scanned for viruses and was not. */
    readonly unscanned: string;
  };
  readonly quote: BothMails & {
    /** The subject to the firm has the {plan}; without one this stands in its place. */
    readonly anyPlan: string;
    /** The {amount} as typed, and the {currency}'s code. */
    readonly budget: string;
  };
  readonly customRequest: BothMails;

  /** Of the rows, in any mail. */
  readonly labels: Readonly<
    Record<
      | 'name'
      | 'applicant'
      | 'email'
      | 'phone'
      | 'message'
      | 'position'
      | 'coverLetter'
      | 'resumeFileName'
      | 'page'
      | 'plan'
      | 'addon'
      | 'details'
      | 'budget'
      | 'companySize'
      | 'serviceInterest'
      | 'industry'
      | 'businessType'
      | 'budgetKey'
      | 'requirements'
      | 'submitted'
      | 'reference',
      string
    >
  >;
  /** In plain text: a row's {label} before its value. */
  readonly labelled: string;
  /** In the place of a value that was left empty. */
  readonly notProvided: string;

  /** One mail to the firm about {count} submissions, when the day's mails don't suffice for one each. */
  readonly digest: AdminMail;
  /** In a confirmation that repeats nothing of what was sent (`CONFIRMATION_ECHO=off`), in the place of its thanks. */
  readonly received: string;

  /** A confirmation's first line to a {name}, and where none was given. */
  readonly greeting: string;
  readonly greetingWithoutName: string;
  /** Each a paragraph after the rows of a confirmation, before the firm's name. */
  readonly closing: readonly string[];
}
