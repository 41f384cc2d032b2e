import type { TextWith } from '../text';

/*
 * The texts of the mails (§7.2). In relay mode, the server composes the mails, and the browser does not load their
 * texts. In direct mode, the browser composes the mails. A name in braces is a placeholder, and {firm} is the firm's
 * name. No punctuation follows the last word of a subject.
 */

/** The texts of a mail to the firm. */
interface AdminMail<Subject extends string = string> {
  readonly subject: Subject;
  /** The heading inside the mail. */
  readonly heading: string;
  /** The paragraph before the rows. */
  readonly intro: string;
}

/** The texts of the confirmation: the mail to the sender of a submission. */
interface Confirmation {
  /** The subject, which is also the heading inside the mail. */
  readonly subject: TextWith<'firm'>;
  /** The paragraph after the greeting and before the repeated values. */
  readonly thanks: string;
}

interface MailPairWords<Subject extends string = string> {
  readonly admin: AdminMail<Subject>;
  readonly confirmation: Confirmation;
}

export interface MailWords {
  readonly contact: MailPairWords;
  readonly application: MailPairWords<TextWith<'position'>> & {
    /** Replaces the {position} in the subject of the admin mail when the application names no job. */
    readonly anyPosition: string;
    /** In the admin mail, after the rows: the location of the résumé. */
    readonly whereAllIs: string;
    /** Replaces `whereAllIs` when the résumé is attached to the mail. */
    readonly attached: string;
    /** In the admin mail: the name of a {file} that was not scanned for viruses although scanning is configured. */
    readonly unscanned: TextWith<'file'>;
  };
  readonly quote: MailPairWords<TextWith<'plan'>> & {
    /** Replaces the {plan} in the subject of the admin mail when the request names no plan. */
    readonly anyPlan: string;
    /** The entered {amount} and the {currency}'s code. */
    readonly budget: TextWith<'amount' | 'currency'>;
  };
  readonly customRequest: MailPairWords;

  /** The labels of the rows, in any mail. */
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
      | 'resumeSize'
      | 'resumeSha256'
      | 'letterLength'
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
      | 'withdrawn'
      | 'reference',
      string
    >
  >;
  /** The size of a file: {count} bytes. */
  readonly bytes: TextWith<'count'>;
  /** The length of a text: {count} characters. */
  readonly characters: TextWith<'count'>;
  /** The paragraph about withdrawal below the rows of an application's confirmation, and the text of its link. */
  readonly withdrawal: { readonly note: string; readonly action: string };
  /** The texts of the two mails that follow the withdrawal of an application. */
  readonly withdrawn: {
    readonly admin: AdminMail<TextWith<'reference'>> & {
      /** The paragraph about the copies that the firm still has to delete itself. */
      readonly remaining: string;
    };
    readonly confirmation: { readonly subject: TextWith<'firm'>; readonly text: string };
  };
  /** In plain text: the {label} before the value of a row, or before the URL of a link. */
  readonly labelled: TextWith<'label'>;
  /** Shown in place of an empty value. */
  readonly notProvided: string;

  /**
   * The digest: one mail to the firm about {count} submissions whose admin mails would exceed a daily mail limit.
   */
  readonly digest: AdminMail<TextWith<'count'>>;
  /** Replaces `thanks` in a confirmation that does not repeat the submission (`CONFIRMATION_ECHO=off`). */
  readonly received: string;

  /** The first line of a confirmation, with and without a {name}. */
  readonly greeting: TextWith<'name'>;
  readonly greetingWithoutName: string;
  /** The paragraphs after the rows of a confirmation, before the firm's name. */
  readonly closing: readonly string[];
}
