import type { FieldWords } from './fields';

/*
 * What the forms say while they are filled in. Every page that opens one fetches these words; what the page itself says of
 * a form is in `outcomes.ts`, what a check finds in `messages.ts`. A name in braces is a place that the site fills.
 */

/** A label may end in '*', for the eye: that a field is required is told apart from it. */
type Labels<Field extends string> = Readonly<Record<Field, string>>;

/** A form's own words, from its head to its button. */
interface FormFrame<Field extends string> {
  /** Above the fields: what has to be filled in. */
  readonly note: string;
  readonly labels: Labels<Field>;
  readonly submit: string;
  /** The button and what is said, while it is on its way. */
  readonly submitting: string;
}

/** The lists of choices, the title and the button of a quote belong to the page that asks for it (`QuoteSettings`). */
type RequestFrame<Field extends string> = Omit<FormFrame<Field>, 'submit'> & {
  /** Above what was entered, once it is put together, and the first line of the mail that holds it (§7.4). */
  readonly summaryHeading: string;
};

/** What the forms say while they are filled in: each form's own words, what all of them say, and their fields'. */
export interface FormWords extends FieldWords {
  /** The message form (§2.12). Title and subtitle are its dialog's; on a page of its own it has that page's. */
  readonly contact: FormFrame<'name' | 'email' | 'phone' | 'message'> & {
    readonly title: string;
    readonly subtitle: string;
  };

  /** The apply form (§2.11). */
  readonly application: FormFrame<'name' | 'email' | 'phone' | 'coverLetter' | 'resume'> & {
    /** {job} is the job's title. */
    readonly title: string;
    /** Sent in the place of the job's title where there is none (§3.12). */
    readonly noJob: string;
  };

  /** The quote dialog (§2.14). */
  readonly quote: RequestFrame<'name' | 'email' | 'phone' | 'details' | 'budget'> & {
    /** A {plan} with its {distinction}, where two plans of a page have one name (§9.13): under the title, and in requests. */
    readonly planWithDistinction: string;
    /** Rows of the summary beside those of the fields. */
    readonly rows: { readonly service: string; readonly plan: string; readonly addon: string };
    /** The budget's row in the summary: its currency's {symbol}, the {amount} as typed and the {currency}'s code. */
    readonly budget: string;
  };

  /** The custom-solution dialog (§2.10). */
  readonly customRequest: RequestFrame<'name' | 'email' | 'phone' | 'requirements'> & {
    /** Of the dialog, and the subject of the mail. */
    readonly title: string;
    /** In the empty field of the requirements. */
    readonly placeholder: string;
    readonly submit: string;
  };

  /** What all forms say. */
  readonly shared: {
    /** Of the button beside the one that sends. */
    readonly cancel: string;
    /** Of the button on the overlay that tells a success. */
    readonly close: string;
    /** Of the button on an alert. */
    readonly ok: string;
    /** Names the X of the list of errors. */
    readonly dismiss: string;
    /** Over the list of errors, on the toast and on the alert (§8). */
    readonly fixErrors: string;
    /** Heard when the focus has come to the first faulty field: the {messages} of the others. */
    readonly alsoWrong: string;
    /** Stands between two sentences that are told in one go; neither ends in a full stop. */
    readonly betweenSentences: string;
    /** Heard after the label of the file's field, whose controls can't say it themselves. */
    readonly required: string;
    /** Names the field that only bots fill in: a browser that knows no styles shows it. */
    readonly honeypot: string;
    /** Names the bar while a file is read that has no name. */
    readonly readingFile: string;
    /** Names the bar while a file is sent. */
    readonly sendingFile: string;
  };

  /** In the place of a form that sends nothing (§7.4). */
  readonly summary: {
    readonly unsent: string;
    /** In the place of what was left empty. */
    readonly notGiven: string;
    /** A line of the copied or mailed text: {label} and {value}. */
    readonly row: string;
    readonly byEmail: string;
    readonly copy: string;
    readonly print: string;
    readonly edit: string;
    readonly copied: string;
    readonly notCopied: string;
    /** Shown when it does not fit into a link; {button} is `byEmail`. */
    readonly tooLong: string;
    /** Ends the text of the mail then. */
    readonly cutOff: string;
  };
}
