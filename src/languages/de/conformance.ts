import type { ConformanceWords } from '#kit';

export const words: ConformanceWords = {
  intro: 'Jede Anforderung der Normen: ihr Ergebnis und die Tests dahinter.',
  breadcrumb: 'Sie sind hier',
  product: 'Produkt',
  date: 'Datum der Prüfung',
  programs: 'Programme',
  methods: 'So haben wir geprüft',
  methodTexts: [
    'Kein Ergebnis in diesem Bericht ist von Hand eingetragen. „Erfüllt“ heißt: Zu der Anforderung gibt es Tests oder von Menschen unterschriebene Prüfungen. Alle wurden bestanden, und nichts davon ist älter als ein Jahr.',
    '„Nicht anwendbar“ heißt: Tests fanden auf keiner Seite solche Inhalte. „Nicht bewertet“ heißt: Kein aktueller Test zeigt ein Ergebnis.',
    'Der Beleg nennt das Programm, die Messung, die Datei mit den Tests oder die Prüfung durch einen Menschen. In Klammern steht, wie viele Prüfungen bestanden wurden.',
    'Die ersten beiden Tabellen zeigen die Stufen A und AA der WCAG 2.2. Mit einer Ausnahme enthalten sie alle Kriterien der älteren Fassungen. Kapitel 9 der europäischen Norm EN 301 549 verlangt die Fassung 2.1, und Abschnitt E205.4 der amerikanischen Section 508 verlangt die Fassung 2.0.',
    'Die Ausnahme ist 4.1.1: Die WCAG 2.2 enthalten es nicht mehr. Die Autoren der WCAG sagen, dass Webseiten es immer erfüllen. Zwei Dinge sind nicht bewertet: die Regeln in Abschnitt 9.6 der europäischen Norm und die Datei mit diesem Bericht.',
  ],
  download: 'Diesen Bericht herunterladen (YAML)',
  criterion: 'Anforderung',
  conformance: 'Ergebnis',
  evidence: 'Beleg',
  levels: { supports: 'Erfüllt', 'not-applicable': 'Nicht anwendbar', 'not-evaluated': 'Nicht bewertet' },
  chapters: {
    success_criteria_level_a: 'WCAG 2.2, Stufe A',
    success_criteria_level_aa: 'WCAG 2.2, Stufe AA',
    success_criteria_level_aaa: 'WCAG 2.2, Stufe AAA',
    functional_performance_criteria: 'Section 508, Kapitel 3: funktionale Leistung',
    support_documentation_and_services: 'Section 508, Kapitel 6: Dokumentation und Unterstützung',
    en_301_549_functional_performance: 'EN 301 549, Kapitel 4: funktionale Leistung',
    en_301_549_documentation_and_support_services: 'EN 301 549, Kapitel 12: Dokumentation und Unterstützung',
  },
  derived: 'Folgt aus',
  noEvidence: 'Keiner',
};
