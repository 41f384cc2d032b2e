import type { ControlWords, MotionWords } from '#kit';

const createMotionWords = (subject: string): MotionWords => ({
  pause: `Pause ${subject}`,
  play: `Play ${subject}`,
  moving: `${subject} are moving`,
  paused: `${subject} are paused`,
});

export const words: ControlWords = {
  documentTitle: { home: '{firm} – {tagline}', page: '{title} – {firm}' },
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  menu: 'Menu',
  contact: 'Reach Us',
  display: 'Display settings',
  footer: {
    links: 'Quick links',
    contact: 'Contact',
    social: 'Follow us',
    copyright: '© {firm}',
    pauseMotion: 'Pause all motion',
    playMotion: 'Play all motion',
    motionPaused: 'All motion is paused',
    motionPlays: 'Motion is allowed again',
  },
  address: {
    line: '{street}, {postalCode} {city}, {country}',
    lines: ['{street}', '{postalCode} {city}', '{country}'],
  },
  letterheadContact: '{inbox}, {phone}',
  newTab: '(opens in new tab)',
  close: 'Close',
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slide: '{number} of {count}',
    choose: 'Choose slide',
    goTo: 'Go to slide {number}',
    previous: 'Previous',
    next: 'Next',
    shown: '{number} of {count}: {title}',
    twoShown: '{number} and {nextNumber} of {count}: {title}, {nextTitle}',
  },
  motion: {
    slides: createMotionWords('slides'),
    insights: createMotionWords('insights'),
    testimonials: createMotionWords('testimonials'),
    members: createMotionWords('members'),
    logos: createMotionWords('logos'),
  },
  showMore: 'Show {count} more of {all}',
  characters: {
    typed: '{count}/{limit} characters',
    left: { one: '{count} character left', other: '{count} characters left' },
  },
  included: 'Included',
  notIncluded: 'Not included',
  distinctPlan: '{name}, {distinction}',
  serviceCombo: '{name} Combo',
  lastUpdated: 'Last updated: {date}',
  chunkError: {
    title: 'This part of the page did not load',
    text: 'Check your internet connection, then try again.',
    retry: 'Try again',
    loading: 'Loading…',
  },
  renewed: {
    title: 'This website was renewed',
    text: 'This part belongs to the old version and no longer exists. Reload the page to go on. Your browser keeps what you typed, but no file and no budget. Check what you selected.',
    reload: 'Reload the page',
  },
  renderError: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Reload the page to try again, or start over from the home page.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },
};
