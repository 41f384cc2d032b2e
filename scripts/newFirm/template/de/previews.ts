import { firm } from './firm';

/**
 * Die Zeile unter dem Titel auf dem Vorschaubild einer Seite: höchstens 60 Zeichen. Eine Seite ohne Zeile zeigt den Anfang
 * ihrer Beschreibung. Wenn sich ein Titel oder eine Zeile geändert hat: npm run picture -- placeholders social
 */
export const previewLines: Readonly<Record<string, string>> = {
  start: firm.tagline,
  kontakt: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei',
  inhalt: 'Alle Seiten dieser Website in einer Liste',
};
