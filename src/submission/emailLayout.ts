import { settings } from '#site/settings';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../site/fill';
import { isolate } from '../site/isolate';
import { pageDirection } from '../site/pageDirection';
import { breakLinks, cleanLine, cleanText, escapeHtml } from './text';

/**
 * This module renders mails as HTML and as plain text. The layout consists of tables and inline styles, because some
 * mail programs support little else. The module escapes all values in the HTML.
 */

/**
 * The format of a value. 'text' keeps line breaks, and 'line' has none. 'own' is text that the site generates, such as
 * a time. 'address' is the submitter's e-mail address, and 'file' is the name of a file.
 */
export type RowKind = 'line' | 'text' | 'own' | 'address' | 'file';

/** A row of a mail: a label and a value. */
export interface MailRow {
  label: string;
  value: string;
  /** The default is 'line'. */
  kind?: RowKind;
  /** A text with the placeholder {file}, which stands for a file name. */
  template?: string;
}

/** The section about one submission in a digest, which is a mail about several submissions. */
export interface MailSection {
  heading: string;
  rows: readonly MailRow[];
  /** The paragraphs below the rows. */
  outro: readonly string[];
}

export interface MailContent {
  firmName: string;
  heading: string;
  /**
   * The paragraphs before the rows, one string for each. `renderMail` escapes the paragraphs like the rows, because a
   * greeting may contain the name that a visitor entered.
   */
  intro: readonly string[];
  rows: readonly MailRow[];
  /** The sections below the rows. */
  sections?: readonly MailSection[];
  /** A link to the relay below the rows, after the paragraph `note`. A mail contains no other link. */
  link?: { note: string; text: string; url: string } | undefined;
  outro: readonly string[];
}

export interface RenderedMail {
  htmlContent: string;
  textContent: string;
}

/**
 * Returns a row's value, changed so that mail programs do not turn the value into a link. The submitter's e-mail
 * address stays unchanged, because it has been validated and the firm needs it for a reply. A file's extension stays
 * unchanged, because 'pdf', 'doc' and 'docx' are not top-level domains.
 */
function preventLinks({ value, kind = 'line', template = '{file}' }: MailRow): string {
  if (kind === 'text') return breakLinks(cleanText(value));
  const line = cleanLine(value);
  if (kind === 'address' || kind === 'own') return line;
  const extension = kind === 'file' ? (/\.(?:pdf|docx?)$/i.exec(line)?.[0] ?? '') : '';
  return fillPlaceholders(template, { file: breakLinks(line.slice(0, line.length - extension.length)) + extension });
}

/**
 * Returns a value as HTML. An e-mail address becomes an `<a>` without `href`, because mail programs do not turn an
 * e-mail address inside an `<a>` into a link.
 */
function renderValue(row: MailRow): string {
  const html = escapeHtml(preventLinks(row)).replaceAll('\n', '<br>');
  return row.kind === 'address' && html !== '' ? `<a style="color:inherit;text-decoration:none">${html}</a>` : html;
}

const FONT_FAMILY_STYLE = 'font-family:Arial,Helvetica,sans-serif';
const FONT_STYLE = `${FONT_FAMILY_STYLE};font-size:16px;line-height:1.5`;
const BRAND_STYLE = `${FONT_STYLE};font-weight:bold;margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid gray`;
// Some mail programs do not support logical values such as 'start'.
const [START_SIDE, LABEL_PADDING] =
  pageDirection === 'rtl' ? ['right', '10px 0 10px 16px'] : ['left', '10px 16px 10px 0'];
const CELL_STYLE = `${FONT_STYLE};border-bottom:1px solid gray;text-align:${START_SIDE};vertical-align:top`;
const LABEL_STYLE = `${CELL_STYLE};width:35%;padding:${LABEL_PADDING}`;
const VALUE_STYLE = `${CELL_STYLE};padding:10px 0;word-break:break-word`;

function renderRow(row: MailRow): string {
  const label = `<th scope="row" style="${LABEL_STYLE}">${escapeHtml(row.label)}</th>`;
  return `<tr>${label}<td dir="auto" style="${VALUE_STYLE}">${renderValue(row)}</td></tr>`;
}

const replaceEmptyValue = (row: MailRow): MailRow =>
  row.value.trim() === '' ? { ...row, value: words.notProvided, kind: 'own' } : row;

const renderRows = (rows: readonly MailRow[]): string[] =>
  rows.length === 0
    ? []
    : [
        `${TABLE_TAG_START} style="margin:0 0 24px;border-top:1px solid gray;border-collapse:collapse">`,
        ...rows.map((row) => renderRow(replaceEmptyValue(row))),
        '</table>',
      ];

/** Returns rows as plain text. `linePrefix` precedes each line of a visitor's multi-line text. */
const formatRows = (rows: readonly MailRow[], linePrefix = ''): string =>
  rows
    .map(replaceEmptyValue)
    .map((row) => {
      const label = fillPlaceholders(words.labelled, { label: row.label });
      if (row.kind !== 'text') return `${label} ${isolate(preventLinks(row))}`;
      return `${label}\n${preventLinks(row).replaceAll(/^/gm, linePrefix)}`;
    })
    .join('\n');

const TABLE_TAG_START = '<table width="100%" cellpadding="0" cellspacing="0" border="0"';
/** Returns the opening tags of a layout table with one cell. */
const renderLayoutTableStart = (tableAttributes: string, cellAttributes: string): string =>
  `${TABLE_TAG_START} role="presentation" ${tableAttributes}><tr><td ${cellAttributes}>`;

/** Returns a text on one line, without links. */
const formatLine = (text: string): string => breakLinks(cleanLine(text));

const renderParagraph = (text: string): string =>
  `<p style="${FONT_STYLE};margin:0 0 16px">${escapeHtml(formatLine(text))}</p>`;

// The link inherits the colour of the text. The default link colour of a dark theme is light blue, which has too little
// contrast if the mail has a white background.
const renderLink = ({ text, url }: { text: string; url: string }): string =>
  `<p style="${FONT_STYLE};margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(text)}</a></p>`;

/**
 * Returns a mail as HTML and as plain text. The mail sets no text or background colours, so it is readable in the
 * recipient's light or dark theme.
 */
export function renderMail({ firmName, heading, intro, rows, sections = [], link, outro }: MailContent): RenderedMail {
  const htmlContent = [
    `<!doctype html><html lang="${escapeHtml(settings.language)}" dir="${pageDirection}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(heading)}</title></head><body style="margin:0;padding:0">`,
    renderLayoutTableStart('', 'align="center" style="padding:24px 16px"'),
    renderLayoutTableStart('style="max-width:600px"', `align="${START_SIDE}"`),
    `<p style="${BRAND_STYLE}">${escapeHtml(firmName)}</p>`,
    `<h1 style="${FONT_FAMILY_STYLE};font-size:24px;line-height:1.3;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...intro.map(renderParagraph),
    ...renderRows(rows),
    ...sections.flatMap((section) => [
      `<h2 style="${FONT_FAMILY_STYLE};font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(formatLine(section.heading))}</h2>`,
      ...renderRows(section.rows),
      ...section.outro.map(renderParagraph),
    ]),
    ...(link ? [renderParagraph(link.note), renderLink(link)] : []),
    ...outro.map(renderParagraph),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
  // In a mail about several submissions, a visitor's text must not look like another submission.
  const sectionTexts = sections.flatMap((section) => [
    `${formatLine(section.heading)}\n${formatRows(section.rows, '> ')}`,
    ...section.outro.map(formatLine),
  ]);
  const textContent = [
    firmName,
    heading,
    ...intro.map(formatLine),
    ...(rows.length > 0 ? [formatRows(rows)] : []),
    ...sectionTexts,
    ...(link ? [formatLine(link.note), `${fillPlaceholders(words.labelled, { label: link.text })}\n${link.url}`] : []),
    ...outro.map(formatLine),
  ].join('\n\n');
  return { htmlContent, textContent };
}
