import type { Plural } from '../fill';

/** What a part that moves by itself says of that (WCAG 2.2.2), with what moves in it: 'Pause slides'. */
export interface MotionWords {
  /** The button's label while it moves. */
  readonly pause: string;
  /** The button's label while it stands still. */
  readonly play: string;
  /** Said after a press that started it. */
  readonly moving: string;
  /** Said after a press that stopped it. */
  readonly paused: string;
}

/**
 * What the site itself says, on any page, besides the pages' own content: names of controls, what is only heard, and what is
 * shown when something fails. A text with `{places}` has exactly those that its comment names, in the order of its language.
 */
export interface ControlWords {
  /** What the browser's tab says. */
  readonly documentTitle: {
    /** Of the home page: `{firm}`, `{tagline}`. */
    readonly home: string;
    /** Of any other page whose title does not name the firm: `{title}`, `{firm}`. */
    readonly page: string;
  };
  /** The first link of each page, seen while it has the focus (WCAG 2.4.1). */
  readonly skipLink: string;
  /** Heard: the bar's navigation. */
  readonly mainNavigation: string;
  /** The button of a narrow window that opens the bar's links (§2.2). */
  readonly menu: string;
  /** Opens the contact form from the header, the mobile menu and the footer (§2.2, §2.3). */
  readonly contact: string;
  readonly footer: {
    /** Headings of its parts; the first names its navigation too. */
    readonly links: string;
    readonly contact: string;
    readonly social: string;
    /** Last line: `{firm}` is the legal name. */
    readonly copyright: string;
    /** The button for all that moves by itself (§4.2), and what it reads once that stands still. */
    readonly pauseMotion: string;
    readonly playMotion: string;
  };
  /** How an address is written: `{street}`, `{postalCode}`, `{city}`, `{country}`. */
  readonly address: {
    /** In one line: in the footer and on letters. */
    readonly line: string;
    /** Line by line, below the firm's name: on the contact page. */
    readonly lines: readonly string[];
  };
  /** On paper, below the firm's address: `{inbox}`, `{phone}`. */
  readonly letterheadContact: string;
  /** Heard after the words of a link that opens a new tab; seen as an icon. */
  readonly newTab: string;
  /** Heard: the X of a dialog. Shown: the button that gives up a part that did not arrive. */
  readonly close: string;
  readonly carousel: {
    /** Heard in place of 'group': of the whole, and of each slide (WAI-ARIA APG). */
    readonly role: string;
    readonly slideRole: string;
    /** Heard: the name of a slide; `{number}` of `{count}`. */
    readonly slide: string;
    /** Heard: the group of dots, and each dot with the `{number}` of where it leads. */
    readonly choose: string;
    readonly goTo: string;
    /** Heard: the arrows (§2.5). */
    readonly previous: string;
    readonly next: string;
    /** Said when the visitor has moved it: the slide's `{number}` of `{count}` and its `{title}`. */
    readonly shown: string;
    /** The same where two are shown: of the second `{nextNumber}` and `{nextTitle}` besides. */
    readonly twoShown: string;
  };
  /** Of each part that moves by itself. */
  readonly motion: {
    readonly slides: MotionWords;
    readonly insights: MotionWords;
    readonly testimonials: MotionWords;
    readonly members: MotionWords;
    readonly logos: MotionWords;
  };
  /** The button below a long list: shows `{count}` more cards of `{all}`. */
  readonly showMore: string;
  readonly characters: {
    /** Below a text field (§2.11): `{count}` of at most `{limit}`. */
    readonly typed: string;
    /** Said after a pause in typing: `{count}`. */
    readonly left: Plural;
  };
  /** Heard: the check or the cross beside a feature (§2.13). */
  readonly included: string;
  readonly notIncluded: string;
  /** Heard after a button's label, where two plans of a page share a name (§9.13): `{name}`, `{distinction}`. */
  readonly distinctPlan: string;
  /** The link of a service to its combo (§2.10): `{name}`. */
  readonly serviceCombo: string;
  /** Below the heading of a long text: `{date}`. */
  readonly lastUpdated: string;
  /** A part of the page that is loaded on demand and did not arrive, mostly because the connection broke (§8). */
  readonly chunkError: { readonly title: string; readonly text: string; readonly retry: string };
  /**
   * A part of the page that is gone because the site was renewed while the tab was open (§8). What was typed is kept, a chosen
   * file is not.
   */
  readonly renewed: { readonly title: string; readonly text: string; readonly reload: string };
  /** A page that fails to render (§2.15): the error's status and message stand between `title` and `text`. */
  readonly renderError: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
    readonly home: string;
  };
}
