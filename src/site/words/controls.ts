import type { Plural, TextWith } from '../text';

/**
 * The texts of the button that pauses and resumes moving content (WCAG 2.2.2). Each text includes the name of the
 * content.
 */
export interface MotionWords {
  /** The button's label while the content moves. */
  readonly pause: string;
  /** The button's label while the content is paused. */
  readonly play: string;
  /** The announcement after the visitor resumes the movement. */
  readonly moving: string;
  /** The announcement after the visitor pauses the movement. */
  readonly paused: string;
}

/**
 * The texts that any page may show, such as names of controls, texts for screen readers, and error messages. A text
 * contains each required placeholder of its type, and no unknown placeholder. The language determines the order of the
 * placeholders.
 */
export interface ControlWords {
  /** The content of the `title` element of each page. */
  readonly documentTitle: {
    /** The title of the home page, with `{firm}` and `{tagline}`. */
    readonly home: TextWith<'firm' | 'tagline'>;
    /** The title of any other page whose `{title}` does not contain the name of the `{firm}`. */
    readonly page: TextWith<'title' | 'firm'>;
  };
  /** The text of the first link of each page, which is visible on focus (WCAG 2.4.1). */
  readonly skipLink: string;
  /** For screen readers: the name of the navigation in the header's bar. */
  readonly mainNavigation: string;
  /**
   * The label of the button that opens the mobile menu, which contains the header's links in a narrow viewport (§2.2).
   */
  readonly menu: string;
  /**
   * The label of the button that opens the contact form from the header, the mobile menu and the footer (§2.2, §2.3).
   */
  readonly contact: string;
  /** The label of the button that opens the display settings. */
  readonly display: string;
  readonly footer: {
    /** The headings of the footer's sections. `links` is also the accessible name of the footer's navigation. */
    readonly links: string;
    readonly contact: string;
    readonly social: string;
    /** The footer's last line: `{firm}` is the legal name. */
    readonly copyright: TextWith<'firm'>;
    /**
     * The labels of the button that pauses all moving content (§4.2): while the content moves, and while it is paused.
     */
    readonly pauseMotion: string;
    readonly playMotion: string;
    /** For screen readers: the announcements after a press of this button. */
    readonly motionPaused: string;
    readonly motionPlays: string;
  };
  /** The format of a postal address: `{street}`, `{postalCode}`, `{city}`, `{country}`. */
  readonly address: {
    /** The address on one line, in the footer, in the letterhead and in the workplace of a job. */
    readonly line: TextWith<'street' | 'postalCode' | 'city' | 'country'>;
    /** The address on several lines, below the firm's name on the contact page. */
    readonly lines: readonly TextWith<never, 'street' | 'postalCode' | 'city' | 'country'>[];
  };
  /** The contact details below the firm's address on a printed summary (§7.4): `{inbox}`, `{phone}`. */
  readonly letterheadContact: TextWith<'inbox' | 'phone'>;
  /**
   * The text for screen readers after the text of a link that opens a new tab. Sighted visitors see an icon instead.
   */
  readonly newTab: string;
  /**
   * The accessible name of a dialog's close button. This text is also the visible label of the button that closes the
   * success overlay. An alert about code that failed to load or to run has a button with the same label.
   */
  readonly close: string;
  readonly carousel: {
    /**
     * For screen readers: the role descriptions of the carousel and of each slide. Screen readers announce these
     * descriptions instead of the role 'group' (WAI-ARIA APG).
     */
    readonly role: string;
    readonly slideRole: string;
    /** For screen readers: the name of a slide, with its `{number}` and the `{count}` of slides. */
    readonly slide: TextWith<'number' | 'count'>;
    /** For screen readers: the name of the group of dots, and the name of each dot with the `{number}` of its slide. */
    readonly choose: string;
    readonly goTo: TextWith<'number'>;
    /** For screen readers: the names of the arrows (§2.5). */
    readonly previous: string;
    readonly next: string;
    /** The announcement after the visitor moves the carousel: the slide's `{number}` of `{count}` and its `{title}`. */
    readonly shown: TextWith<'number' | 'count' | 'title'>;
    /** The announcement for two visible slides. `{nextNumber}` and `{nextTitle}` belong to the second slide. */
    readonly twoShown: TextWith<'number' | 'nextNumber' | 'count' | 'title' | 'nextTitle'>;
  };
  /** The texts for each kind of moving content. */
  readonly motion: {
    readonly slides: MotionWords;
    readonly insights: MotionWords;
    readonly testimonials: MotionWords;
    readonly members: MotionWords;
    readonly logos: MotionWords;
  };
  /**
   * The label of the button below a long list. The button reveals the next `{count}` cards. `{all}` is the total number
   * of cards.
   */
  readonly showMore: TextWith<'count' | 'all'>;
  readonly characters: {
    /** The counter below a text field (§2.11): `{count}` of at most `{limit}` characters. */
    readonly typed: TextWith<'count' | 'limit'>;
    /** The announcement after a pause in typing: the `{count}` of remaining characters. */
    readonly left: Plural;
  };
  /** For screen readers: the texts of the check mark and of the cross beside a feature (§2.13). */
  readonly included: string;
  readonly notIncluded: string;
  /** The text for screen readers after the label of a plan's button if two plans of a page share a name (§9.13). */
  readonly distinctPlan: TextWith<'name' | 'distinction'>;
  /** The text of the link from a service to its combo (§2.10): `{name}` is the combo's name. */
  readonly serviceCombo: TextWith<'name'>;
  /** The line below the heading of a long text: the `{date}` of the text's last change. */
  readonly lastUpdated: TextWith<'date'>;
  /** The message when the code of a page or dialog failed to load, for example because of a broken connection (§8). */
  readonly chunkError: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
    /** The text beside `retry`, shown and announced while the code of a page loads. */
    readonly loading: string;
  };
  /**
   * The message when a new deployment has removed the code of a page, dialog or form while the tab was open (§8). A
   * reload keeps entered text, but no chosen file, no budget and no preselected option.
   */
  readonly renewed: { readonly title: string; readonly text: string; readonly reload: string };
  /**
   * The page for a rendering error (§2.15). Between `title` and `text`, the page shows the error's message, or the
   * status of a response, or the error as a string.
   */
  readonly renderError: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
    readonly home: string;
  };
}
