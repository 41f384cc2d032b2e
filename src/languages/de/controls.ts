import type { ControlWords, MotionWords } from '#kit';

/**
 * Returns the texts for moving content whose name is a plural noun: 'Bilder anhalten', 'Die Bilder sind angehalten'.
 */
const createMotionWords = (subject: string): MotionWords => ({
  pause: `${subject} anhalten`,
  play: `${subject} laufen lassen`,
  moving: `Die ${subject} laufen`,
  paused: `Die ${subject} sind angehalten`,
});

export const words: ControlWords = {
  documentTitle: { home: '{firm} – {tagline}', page: '{title} – {firm}' },
  skipLink: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  contact: 'Kontakt aufnehmen',
  display: 'Darstellung',
  footer: {
    links: 'Schnellzugriff',
    contact: 'Kontakt',
    social: 'Folgen Sie uns',
    copyright: '© {firm}',
    pauseMotion: 'Alle Bewegungen anhalten',
    playMotion: 'Bewegungen wieder zulassen',
    motionPaused: 'Alle Bewegungen sind angehalten',
    motionPlays: 'Bewegungen sind wieder zugelassen',
  },
  address: {
    line: '{street}, {postalCode} {city}, {country}',
    lines: ['{street}', '{postalCode} {city}', '{country}'],
  },
  letterheadContact: '{inbox}, {phone}',
  newTab: '(öffnet einen neuen Tab)',
  close: 'Schließen',
  carousel: {
    role: 'Karussell',
    slideRole: 'Folie',
    slide: '{number} von {count}',
    choose: 'Folie auswählen',
    goTo: 'Zu Folie {number}',
    previous: 'Zurück',
    next: 'Weiter',
    shown: '{number} von {count}: {title}',
    twoShown: '{number} und {nextNumber} von {count}: {title}, {nextTitle}',
  },
  motion: {
    slides: createMotionWords('Bilder'),
    insights: createMotionWords('Neuigkeiten'),
    testimonials: createMotionWords('Kundenstimmen'),
    members: createMotionWords('Karten'),
    logos: createMotionWords('Logos'),
  },
  showMore: '{count} weitere von {all} anzeigen',
  characters: {
    typed: '{count} von {limit} Zeichen',
    left: { other: 'Noch {count} Zeichen' },
  },
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  distinctPlan: '{name}, {distinction}',
  serviceCombo: '{name} im Kombipaket',
  lastUpdated: 'Zuletzt geändert: {date}',
  chunkError: {
    title: 'Dieser Teil der Seite konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
    retry: 'Noch einmal versuchen',
    loading: 'Wird geladen …',
  },
  renewed: {
    title: 'Diese Website wurde aktualisiert',
    text: 'Dieser Teil gehört zur vorherigen Version und ist nicht mehr verfügbar. Laden Sie die Seite neu, dann geht es weiter. Ihre Texte bleiben erhalten; nur Datei und Budget müssen Sie noch einmal angeben. Prüfen Sie auch Ihre Auswahl.',
    reload: 'Seite neu laden',
  },
  renderError: {
    title: 'Es ist ein Fehler aufgetreten',
    text: 'Der Fehler liegt bei uns. Laden Sie die Seite neu, um es noch einmal zu versuchen, oder beginnen Sie auf der Startseite von vorn.',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
  },
};
