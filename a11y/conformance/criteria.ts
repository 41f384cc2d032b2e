import type { ChapterId } from '../../src/site/conformance';

/** A success criterion of WCAG 2.2, with the W3C's title. */
export interface Criterion {
  readonly num: string;
  readonly title: string;
}

type Level = 'A' | 'AA' | 'AAA';

const parseCriteria = (lines: string): readonly Criterion[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [num = '', ...title] = line.trim().split(' ');
      return { num, title: title.join(' ') };
    });

/**
 * The success criteria of WCAG 2.2 by level. This file contains the list, because the npm package of OpenACR contains
 * no catalogue of WCAG 2.2. The package would also install a design system of 23 MB. Criterion 4.1.1 is missing,
 * because WCAG 2.2 removed it.
 */
const CRITERIA_BY_LEVEL: Readonly<Record<Level, readonly Criterion[]>> = {
  A: parseCriteria(`
    1.1.1 Non-text Content
    1.2.1 Audio-only and Video-only (Prerecorded)
    1.2.2 Captions (Prerecorded)
    1.2.3 Audio Description or Media Alternative (Prerecorded)
    1.3.1 Info and Relationships
    1.3.2 Meaningful Sequence
    1.3.3 Sensory Characteristics
    1.4.1 Use of Color
    1.4.2 Audio Control
    2.1.1 Keyboard
    2.1.2 No Keyboard Trap
    2.1.4 Character Key Shortcuts
    2.2.1 Timing Adjustable
    2.2.2 Pause, Stop, Hide
    2.3.1 Three Flashes or Below Threshold
    2.4.1 Bypass Blocks
    2.4.2 Page Titled
    2.4.3 Focus Order
    2.4.4 Link Purpose (In Context)
    2.5.1 Pointer Gestures
    2.5.2 Pointer Cancellation
    2.5.3 Label in Name
    2.5.4 Motion Actuation
    3.1.1 Language of Page
    3.2.1 On Focus
    3.2.2 On Input
    3.2.6 Consistent Help
    3.3.1 Error Identification
    3.3.2 Labels or Instructions
    3.3.7 Redundant Entry
    4.1.2 Name, Role, Value
  `),
  AA: parseCriteria(`
    1.2.4 Captions (Live)
    1.2.5 Audio Description (Prerecorded)
    1.3.4 Orientation
    1.3.5 Identify Input Purpose
    1.4.3 Contrast (Minimum)
    1.4.4 Resize Text
    1.4.5 Images of Text
    1.4.10 Reflow
    1.4.11 Non-text Contrast
    1.4.12 Text Spacing
    1.4.13 Content on Hover or Focus
    2.4.5 Multiple Ways
    2.4.6 Headings and Labels
    2.4.7 Focus Visible
    2.4.11 Focus Not Obscured (Minimum)
    2.5.7 Dragging Movements
    2.5.8 Target Size (Minimum)
    3.1.2 Language of Parts
    3.2.3 Consistent Navigation
    3.2.4 Consistent Identification
    3.3.3 Error Suggestion
    3.3.4 Error Prevention (Legal, Financial, Data)
    3.3.8 Accessible Authentication (Minimum)
    4.1.3 Status Messages
  `),
  AAA: parseCriteria(`
    1.2.6 Sign Language (Prerecorded)
    1.2.7 Extended Audio Description (Prerecorded)
    1.2.8 Media Alternative (Prerecorded)
    1.2.9 Audio-only (Live)
    1.3.6 Identify Purpose
    1.4.6 Contrast (Enhanced)
    1.4.7 Low or No Background Audio
    1.4.8 Visual Presentation
    1.4.9 Images of Text (No Exception)
    2.1.3 Keyboard (No Exception)
    2.2.3 No Timing
    2.2.4 Interruptions
    2.2.5 Re-authenticating
    2.2.6 Timeouts
    2.3.2 Three Flashes
    2.3.3 Animation from Interactions
    2.4.8 Location
    2.4.9 Link Purpose (Link Only)
    2.4.10 Section Headings
    2.4.12 Focus Not Obscured (Enhanced)
    2.4.13 Focus Appearance
    2.5.5 Target Size (Enhanced)
    2.5.6 Concurrent Input Mechanisms
    3.1.3 Unusual Words
    3.1.4 Abbreviations
    3.1.5 Reading Level
    3.1.6 Pronunciation
    3.2.5 Change on Request
    3.3.5 Help
    3.3.6 Error Prevention (All)
    3.3.9 Accessible Authentication (Enhanced)
  `),
};

/**
 * A requirement in a chapter of the conformance report. With `criteria`, the requirement is met when all these criteria
 * are met. Without `criteria`, the requirement needs its own evidence.
 */
export interface Requirement extends Criterion {
  readonly criteria?: readonly string[];
}

const HEARING_CRITERIA = '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.4.2'.split(' ');
const CRITERIA_BY_NEED = {
  vision: '1.1.1 1.3.1 1.3.2 1.3.3 2.1.1 2.1.2 2.4.1 2.4.2 2.4.3 2.4.4 3.3.1 4.1.2 4.1.3'.split(' '),
  limitedVision: '1.4.3 1.4.4 1.4.10 1.4.11 1.4.12 1.4.13 2.4.7 2.4.11'.split(' '),
  colour: '1.3.3 1.4.1 1.4.11'.split(' '),
  manipulation: '2.1.1 2.1.4 2.2.1 2.5.1 2.5.2 2.5.4 2.5.7 2.5.8'.split(' '),
  reach: '2.1.1 2.5.8'.split(' '),
  cognition: '2.2.1 2.2.2 2.4.6 3.1.1 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.7'.split(' '),
};

/**
 * Section 508, chapter 3: functional performance criteria. Requirement 302.6 (use without speech) has no WCAG
 * criterion.
 */
const FUNCTIONAL_PERFORMANCE_508: readonly Requirement[] = [
  { num: '302.1', title: 'Without Vision', criteria: CRITERIA_BY_NEED.vision },
  { num: '302.2', title: 'With Limited Vision', criteria: CRITERIA_BY_NEED.limitedVision },
  { num: '302.3', title: 'Without Perception of Color', criteria: CRITERIA_BY_NEED.colour },
  { num: '302.4', title: 'Without Hearing', criteria: HEARING_CRITERIA },
  { num: '302.5', title: 'With Limited Hearing', criteria: HEARING_CRITERIA },
  { num: '302.6', title: 'Without Speech' },
  { num: '302.7', title: 'With Limited Manipulation', criteria: CRITERIA_BY_NEED.manipulation },
  { num: '302.8', title: 'With Limited Reach and Strength', criteria: CRITERIA_BY_NEED.reach },
  {
    num: '302.9',
    title: 'With Limited Language, Cognitive, and Learning Abilities',
    criteria: CRITERIA_BY_NEED.cognition,
  },
];

/** Section 508, chapter 6: support documentation and services. */
const DOCUMENTATION_508: readonly Requirement[] = [
  { num: '602.2', title: 'Accessibility and Compatibility Features' },
  { num: '602.3', title: 'Electronic Support Documentation' },
  { num: '602.4', title: 'Alternate Formats for Non-Electronic Support Documentation' },
  { num: '603.2', title: 'Information on Accessibility and Compatibility Features' },
  { num: '603.3', title: 'Accommodation of Communication Needs' },
];

/**
 * EN 301 549 V3.2.1, chapter 4: functional performance statements. The requirements 4.2.6 (use without a voice) and
 * 4.2.11 (privacy) have no WCAG criterion.
 */
const FUNCTIONAL_PERFORMANCE_EN: readonly Requirement[] = [
  { num: '4.2.1', title: 'Usage without vision', criteria: CRITERIA_BY_NEED.vision },
  { num: '4.2.2', title: 'Usage with limited vision', criteria: CRITERIA_BY_NEED.limitedVision },
  { num: '4.2.3', title: 'Usage without perception of colour', criteria: CRITERIA_BY_NEED.colour },
  { num: '4.2.4', title: 'Usage without hearing', criteria: HEARING_CRITERIA },
  { num: '4.2.5', title: 'Usage with limited hearing', criteria: HEARING_CRITERIA },
  { num: '4.2.6', title: 'Usage with no or limited vocal capability' },
  { num: '4.2.7', title: 'Usage with limited manipulation or strength', criteria: CRITERIA_BY_NEED.manipulation },
  { num: '4.2.8', title: 'Usage with limited reach', criteria: CRITERIA_BY_NEED.reach },
  { num: '4.2.9', title: 'Minimize photosensitive seizure triggers', criteria: ['2.3.1'] },
  { num: '4.2.10', title: 'Usage with limited cognition, language or learning', criteria: CRITERIA_BY_NEED.cognition },
  { num: '4.2.11', title: 'Privacy' },
];

/** EN 301 549, chapter 12: documentation and support services. */
const DOCUMENTATION_EN: readonly Requirement[] = [
  { num: '12.1.1', title: 'Accessibility and compatibility features' },
  { num: '12.1.2', title: 'Accessible documentation' },
  { num: '12.2.2', title: 'Information on accessibility and compatibility features' },
  { num: '12.2.3', title: 'Effective communication' },
  { num: '12.2.4', title: 'Accessible documentation' },
];

/**
 * A chapter of the conformance report. `id` is the chapter's id in OpenACR's catalogue
 * '2.5-edition-wcag-2.2-508-eu-en'.
 */
export interface Chapter {
  readonly id: ChapterId;
  readonly requirements: readonly Requirement[];
}

/** The chapters that the report evaluates. */
export const CHAPTERS: readonly Chapter[] = [
  { id: 'success_criteria_level_a', requirements: CRITERIA_BY_LEVEL.A },
  { id: 'success_criteria_level_aa', requirements: CRITERIA_BY_LEVEL.AA },
  { id: 'success_criteria_level_aaa', requirements: CRITERIA_BY_LEVEL.AAA },
  { id: 'functional_performance_criteria', requirements: FUNCTIONAL_PERFORMANCE_508 },
  { id: 'support_documentation_and_services', requirements: DOCUMENTATION_508 },
  { id: 'en_301_549_functional_performance', requirements: FUNCTIONAL_PERFORMANCE_EN },
  { id: 'en_301_549_documentation_and_support_services', requirements: DOCUMENTATION_EN },
];

/** The numbers of all requirements. */
export const REQUIREMENT_NUMBERS: ReadonlySet<string> = new Set(
  CHAPTERS.flatMap(({ requirements }) => requirements.map(({ num }) => num)),
);
