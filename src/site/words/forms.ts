import type { TextWith } from '../text';
import type { FieldWords } from './fields';

/*
 * The texts of the forms, of the summary that replaces a form, and of the lines about the received data. Pages load
 * these texts together with the code of a form. The other success and failure texts are in `outcomes.ts`, and the
 * validation messages are in `messages.ts`. A name in braces is a placeholder.
 */

/**
 * The labels of the fields of a form. A '*' at the end is only visual: other markup tells screen readers that a field
 * is required.
 */
type FieldLabels<Field extends string> = Readonly<Record<Field, string>>;

/** The texts of one form, from the note above the fields to the submit button. */
interface SingleFormWords<Field extends string> {
  /** Above the fields: the note about required fields. */
  readonly note: string;
  readonly labels: FieldLabels<Field>;
  readonly submit: string;
  /** The button's label and the announcement while the form is being sent. */
  readonly submitting: string;
}

/**
 * The texts of a form that requests a quote or a custom solution. The page's `QuoteSettings` contain the selects, the
 * title and the submit label of a quote form.
 */
type RequestFormWords<Field extends string> = Omit<SingleFormWords<Field>, 'submit'> & {
  /**
   * The heading of the summary of the entered values, which is also the first line of the mail with the summary (§7.4).
   */
  readonly summaryHeading: string;
};

/** All texts of the forms. */
export interface FormWords extends FieldWords {
  /**
   * The contact form (§2.12). Only the dialog shows `title` and `subtitle`, because the contact page has its own
   * heading.
   */
  readonly contact: SingleFormWords<'name' | 'email' | 'phone' | 'message'> & {
    readonly title: string;
    readonly subtitle: string;
  };

  /** The apply form (§2.11). */
  readonly application: SingleFormWords<'name' | 'email' | 'phone' | 'coverLetter' | 'resume'> & {
    /** {job} is the job's title. */
    readonly title: TextWith<'job'>;
    /** The job title of an application that names no job (§3.12). */
    readonly noJob: string;
  };

  /** The quote form (§2.14). */
  readonly quote: RequestFormWords<'name' | 'email' | 'phone' | 'details' | 'budget'> & {
    /**
     * A {plan} with its {distinction}, if two plans of a page share a name (§9.13). The dialog shows this text below
     * its title, and requests contain this text.
     */
    readonly planWithDistinction: TextWith<'plan' | 'distinction'>;
    /** The labels of summary rows that belong to no field of the form. */
    readonly rows: { readonly service: string; readonly plan: string; readonly addon: string };
    /** The budget's row in the summary: its currency's {symbol}, the entered {amount} and the {currency}'s code. */
    readonly budget: TextWith<'symbol' | 'amount' | 'currency'>;
  };

  /** The custom-solution form (§2.10). */
  readonly customRequest: RequestFormWords<'name' | 'email' | 'phone' | 'requirements'> & {
    /** The title of the dialog, and the subject of the mail in which the visitor sends the summary (§7.4). */
    readonly title: string;
    /** The placeholder of the requirements field. */
    readonly placeholder: string;
    readonly submit: string;
  };

  /** The texts that all forms share. */
  readonly shared: {
    /** The label of the button that closes the dialog without sending the form. */
    readonly cancel: string;
    /** The label of the button that closes an alert. */
    readonly ok: string;
    /** The name of the button that closes the error list. */
    readonly dismiss: string;
    /** The heading of the error list in the toast and in the alert (§8). */
    readonly fixErrors: string;
    /**
     * The announcement after the first invalid field receives the focus: the {messages} of the other invalid fields.
     */
    readonly alsoWrong: TextWith<'messages'>;
    /** The separator between two sentences in one announcement. The sentences themselves do not end in a full stop. */
    readonly betweenSentences: string;
    /**
     * The text for screen readers after the label of the file field, because the field's controls cannot have the
     * required state.
     */
    readonly required: string;
    /** The label of the link to the privacy policy before the buttons of a form. */
    readonly privacyPolicy: string;
    /** The label of the honeypot. The label is visible only in browsers without CSS. */
    readonly honeypot: string;
    /** Replaces `resume.reading` as the name of the progress bar while the file field contains no file. */
    readonly readingFile: string;
    /** The name of the progress bar while a file is sent. */
    readonly sendingFile: string;
  };

  /** The lines about the data that the relay received with a form. {count} is a number of bytes or characters. */
  readonly arrived: {
    readonly at: TextWith<'time'>;
    readonly file: TextWith<'name'>;
    readonly size: TextWith<'count'>;
    readonly sha256: TextWith<'sha256'>;
    readonly letter: TextWith<'count'>;
  };

  /** The summary of the entered values, which replaces a completed form (§7.4). */
  readonly summary: {
    readonly unsent: string;
    /** Shown in place of an empty value. */
    readonly notGiven: string;
    /** A line of the copied or mailed text: {label} and {value}. */
    readonly row: TextWith<'label' | 'value'>;
    readonly byEmail: string;
    readonly copy: string;
    readonly print: string;
    readonly edit: string;
    readonly copied: string;
    readonly notCopied: string;
    /** Shown when the summary is too long for a 'mailto:' link. {button} is the text `byEmail`. */
    readonly tooLong: TextWith<'button'>;
    /** Replaces `tooLong` on a page without JavaScript, which cannot copy the summary. */
    readonly tooLongNoscript: string;
    /** The end of a mail text that was shortened for the 'mailto:' link. */
    readonly cutOff: string;
  };
}
