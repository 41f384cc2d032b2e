import { checkAudit } from './audit';
import { checkColours } from './colours';
import { checkFirm } from './firm';
import { checkFormPages } from './formPages';
import { checkLengths } from './lengths';
import { checkLinks } from './links';
import { checkLists } from './lists';
import { loadSite } from './loadSite';
import { checkPages } from './pages';
import { checkPeople } from './people';
import { checkPictures } from './pictures';
import { checkPlans } from './plans';
import { checkPrices } from './prices';
import { checkQuotes } from './quotes';
import type { Check, Finding, Look, Site } from './site';
import { checkWords, EMPTY_TEXT } from './words';

/** Every check, in the order in which a person would mend what they find. */
const CHECKS: readonly Check[] = [
  checkFirm,
  checkPages,
  checkFormPages,
  checkPlans,
  checkQuotes,
  checkPrices,
  checkPeople,
  checkLists,
  checkLinks,
  checkPictures,
  checkWords,
  checkLengths,
  checkColours,
];

/** What no site is without: to have looked at none of them is a fault, and no pass. */
const NEVER_NONE = ['pages', 'links', 'pictures', 'texts', 'pairs of colours'];

const EMPTY: Finding = {
  file: '',
  entry: '',
  field: '',
  message: 'gives the checks nothing to look at:',
};

/** A shape that no check can follow is told by `npm run typecheck`, with the line. */
function look(check: Check, site: Site): Look {
  try {
    return check(site);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const message = `something is not of the shape that ${check.name} can read (${error.message}): run npm run typecheck, which names the line.`;
    return { counts: {}, findings: [{ ...EMPTY, message }] };
  }
}

/** Runs every check over a site; what several files share is told once. */
export function checkSite(site: Site, { isUnaudited = false } = {}): Look {
  const looks = [...CHECKS, ...(isUnaudited ? [] : [checkAudit])].map((check) => look(check, site));
  const counts: Record<string, number> = Object.assign({}, ...looks.map((one) => one.counts));
  const none = NEVER_NONE.filter((name) => counts[name] === 0);
  const found = [
    ...looks.flatMap((one) => one.findings),
    ...none.map((name) => ({ ...EMPTY, message: `${EMPTY.message} no ${name}. Write some.` })),
  ];
  const told = new Map(found.map((finding) => [lineOf(site.folder, finding), finding]));
  return { counts, findings: [...told.values()].filter((finding, _at, all) => !isToldBetter(finding, all)) };
}

/** That a text is empty need not be said where another check says what belongs there. */
const isToldBetter = (finding: Finding, all: readonly Finding[]): boolean =>
  finding.message === EMPTY_TEXT &&
  all.some(
    (other) =>
      other !== finding &&
      other.file === finding.file &&
      other.entry === finding.entry &&
      other.field === finding.field,
  );

/** A mistake in one line: where it is, and what to do. */
export function lineOf(folder: string, { file, entry, field, message }: Finding): string {
  const place = file.startsWith('src/') ? file : [folder, file].filter(Boolean).join('/');
  // A text that is quoted may have lines of its own.
  return `${[place, entry, field].filter(Boolean).join(' › ')}: ${message}`.replaceAll(/\s*\n\s*/g, ' ');
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The last line: what was looked at, and how many mistakes there are. */
export function verdictOf({ counts, findings }: Look): string {
  const looked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const verdict = findings.length === 0 ? 'no mistake' : counted(findings.length, 'mistake');
  return `${looked.join(', ') || 'Nothing could be looked at'}: ${verdict}`;
}

/**
 * Looks through the active firm's folder and says every mistake in a line of its own. True when there is none. The audits
 * have to build the site before there is a record of them; they say so by UNAUDITED=1.
 */
export async function passesCheck(): Promise<boolean> {
  const loaded = await loadSite();
  const isUnaudited = process.env['UNAUDITED'] === '1';
  const folder = 'site' in loaded ? loaded.site.folder : loaded.folder;
  const found = 'site' in loaded ? checkSite(loaded.site, { isUnaudited }) : { counts: {}, findings: loaded.faults };
  const out = found.findings.length === 0 ? process.stdout : process.stderr;
  for (const finding of found.findings) out.write(`${lineOf(folder, finding)}\n`);
  out.write(`${verdictOf(found)}\n`);
  return found.findings.length === 0;
}
