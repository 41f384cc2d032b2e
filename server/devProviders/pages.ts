// Hono's `html` tag is imported as `markup`, because formatters change white space in `html` templates. White space is
// significant in <style> and <pre>.
import { html as markup, raw } from 'hono/html';
import {
  FAULT_KINDS,
  FAULT_LABELS,
  type CaughtMail,
  type SimulatedFault,
  type DevProviderState,
  type StoredRow,
  type DevProviderName,
} from './state';
import { STYLESHEET } from './style';

/** Markup from Hono's `html` tag, which escapes every inserted value except other markup and `raw` texts. */
type Markup = ReturnType<typeof markup>;

const LOCAL_NOTICE = 'local dev provider, nothing leaves this machine';
const PAGE_TITLES: Record<DevProviderName, string> = { sheet: 'Stored rows', mail: 'Mails' };
/**
 * The maximum length in characters of a data URL that a cell shows in full. A cell shows only the beginning of a longer
 * data URL. The complete data URL of a résumé would make the table too large to read.
 */
const MAX_DATA_URL_LENGTH = 120;
/** The maximum length in characters of a text in a narrow column. A longer text has a wide column. */
const MAX_NARROW_COLUMN_LENGTH = 40;
/** The maximum number of mails shown in full. The table lists all mails. */
const MAX_MAILS_IN_FULL = 50;

const renderPage = (title: string, base: string, content: readonly Markup[]): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: local dev provider</title>
<style>${raw(STYLESHEET)}</style>
</head>
<body>
<header>
<p class="marker">${LOCAL_NOTICE}</p>
<nav aria-label="Dev providers"><a href="${base}/sheet">${PAGE_TITLES.sheet}</a> <a href="${base}/mail">${PAGE_TITLES.mail}</a> <a href="/">The site</a></nav>
</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;

function renderFaultForm(target: DevProviderName, fault: SimulatedFault, base: string): Markup {
  const timesLabel = fault.times === null ? '' : ` (${fault.times} more times)`;
  const buttons = FAULT_KINDS.map(
    (kind) =>
      markup`<button name="kind" value="${kind}" aria-pressed="${String(kind === fault.kind)}">${FAULT_LABELS[kind]}</button> `,
  );
  return markup`<form method="post" action="${base}/faults">
<fieldset>
<legend>Behaviour of this dev provider: ${FAULT_LABELS[fault.kind]}${timesLabel}</legend>
<input type="hidden" name="target" value="${target}">
<p><label for="retryAfter">Retry-After of a 429, in seconds</label>
<input id="retryAfter" name="retryAfter" type="number" min="0" max="3600" value="${fault.retryAfter}"></p>
<p>${buttons}</p>
</fieldset>
</form>
`;
}

/**
 * Renders a table that scrolls on a narrow screen. The scrolling element is focusable, so that keyboard users can
 * scroll the table.
 */
const renderTable = (
  caption: string,
  columns: readonly string[],
  rows: readonly Markup[],
): Markup => markup`<div class="scroll" role="region" tabindex="0" aria-label="${caption}">
<table>
<caption><span>${caption}</span></caption>
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
`;

const truncateDataUrl = (value: string): string =>
  value.length > MAX_DATA_URL_LENGTH && value.startsWith('data:')
    ? `${value.slice(0, 60)}… (${value.length} characters)`
    : value;

function renderRowTable(name: string, rows: readonly StoredRow[]): Markup {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.payload)))];
  const renderCells = ({ payload }: StoredRow) =>
    columns.map((column) => {
      const text = truncateDataUrl(payload[column] ?? '');
      return text.length > MAX_NARROW_COLUMN_LENGTH ? markup`<td class="long">${text}</td>` : markup`<td>${text}</td>`;
    });
  return renderTable(
    `${name}: ${rows.length} stored`,
    ['received', ...columns],
    rows.map((row) => markup`<tr><th scope="row">${row.receivedAt}</th>${renderCells(row)}</tr>\n`),
  );
}

/** Returns the name of a row's tab: 'Quarantine', or a name that depends on the row's fields. */
function getTabName({ payload, isQuarantined }: StoredRow): string {
  if (isQuarantined) return 'Quarantine';
  if (payload.targetGid === '0') return 'Applications (tab 0)';
  if (payload.targetGid !== undefined) return `Contact messages (tab ${payload.targetGid})`;
  return 'requirements' in payload ? 'Custom requests' : 'Quote requests';
}

/** Returns the page of the spreadsheet, with one table for each tab and the newest row last. */
export function renderSheetPage(state: DevProviderState, base: string): Markup {
  const rowsByTab = new Map<string, StoredRow[]>();
  for (const row of state.rows) rowsByTab.set(getTabName(row), [...(rowsByTab.get(getTabName(row)) ?? []), row]);
  const tables =
    rowsByTab.size > 0
      ? [...rowsByTab].map(([name, rows]) => renderRowTable(name, rows))
      : [renderRowTable('Rows', [])];
  const jsonLink = markup`<p><a href="${base}/rows.json">Rows as JSON</a></p>`;
  return renderPage(PAGE_TITLES.sheet, base, [...tables, renderFaultForm('sheet', state.faults.sheet, base), jsonLink]);
}

const formatAddresses = (addresses: readonly { name: string; email: string }[]): string =>
  addresses.map(({ name, email }) => `${name} <${email}>`).join(', ');

const renderMail = (mail: CaughtMail, base: string): Markup => markup`<article aria-labelledby="mail-${mail.number}">
<h3 id="mail-${mail.number}">${mail.number}: ${mail.subject}</h3>
<p>From ${formatAddresses([mail.sender])} to ${formatAddresses(mail.to)}</p>
<h4>As text</h4>
<pre>${mail.textContent ?? '(no text part)'}</pre>
<h4>As HTML</h4>
<iframe sandbox="" loading="lazy" title="Mail ${mail.number} as HTML: ${mail.subject}" src="${base}/mails/${mail.number}.html"></iframe>
<details><summary>HTML source</summary><pre>${mail.htmlContent}</pre></details>
</article>
`;

/**
 * Returns the page of the mail catcher. The table lists all mails, the newest last. Below the table, the latest mails
 * appear in full, the newest first.
 */
export function renderMailPage(state: DevProviderState, base: string): Markup {
  const latestMails = state.mails.slice(-MAX_MAILS_IN_FULL);
  const renderNumber = (mail: CaughtMail) =>
    latestMails.includes(mail) ? markup`<a href="#mail-${mail.number}">${mail.number}</a>` : String(mail.number);
  const rows = state.mails.map(
    (mail) =>
      markup`<tr><th scope="row">${renderNumber(mail)}</th><td>${mail.receivedAt}</td><td>${formatAddresses(mail.to)}</td><td>${mail.subject}</td></tr>\n`,
  );
  return renderPage(PAGE_TITLES.mail, base, [
    renderTable(`Mails: ${state.mails.length} caught`, ['number', 'received', 'to', 'subject'], rows),
    renderFaultForm('mail', state.faults.mail, base),
    markup`<h2>Mails in full</h2>\n`,
    ...latestMails.toReversed().map((mail) => renderMail(mail, base)),
    markup`<p><a href="${base}/mails.json">Mails as JSON</a></p>`,
  ]);
}
