/**
 * The pages, jobs and offers that suites visit. These subjects come from the page registry and the content of the firm
 * (SITE). Suites that use these subjects work for any firm, and test only content that the firm has.
 */
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as combo } from '#site/words/combo';
import { words as controls } from '#site/words/controls';
import { loadContents, type Contents } from '../scripts/build/contents';
import { fillPlaceholders } from '../src/site/fill';
import { filterOpenJobs } from '../src/site/jobPages';
import type { ContentByKind, PageKind } from '../src/site/pages';
import type { InternalPath, Job, QuoteSettings, Service } from '../src/site/types';

/** A page and its content. */
export interface PageSubject<K extends PageKind> {
  readonly id: string;
  readonly path: InternalPath;
  readonly title: string;
  readonly content: ContentByKind[K];
}

/** A plan for which visitors can request a quote: its page, the name of its button, and the title of its dialog. */
export interface Offer {
  readonly path: InternalPath;
  readonly heading: string;
  readonly id: string;
  readonly plan: string;
  readonly buttonName: string;
  readonly dialogTitle: string;
  readonly quote: QuoteSettings;
}

/** An open job, the path of the page that lists it, and the name of the button that opens its application form. */
export interface OpenJob extends Job {
  readonly path: InternalPath;
  readonly buttonName: string;
}

/**
 * Returns a phone number, in digits, that the forms of the firm accept for their preselected country. Throws when the
 * form rules are inclusive and libphonenumber-js has no example for that country.
 */
function createPhoneNumber(): string {
  if (settings.formRules === 'specified') return '9876543210';
  const example = getExampleNumber(countries[0].country as CountryCode, examples);
  if (!example) throw new Error(`libphonenumber-js has no example of a phone number in ${countries[0].country}`);
  return example.nationalNumber;
}

/** The visitor who fills in forms. The values are valid under the form rules of the firm. */
export const PERSON = { name: 'Asha Rao', email: 'asha.rao@example.com', phone: createPhoneNumber() };

const listOffers = (
  { path, title, content }: PageSubject<'plans' | 'combo' | 'bundle'>,
  callToAction: string,
): Offer[] =>
  content.plans.map((plan: { id: string; name: string; distinction?: string; addon?: string }) => {
    const { id, name, distinction, addon = '' } = plan;
    const suffix = distinction === undefined ? name : fillPlaceholders(controls.distinctPlan, { name, distinction });
    return {
      path,
      heading: title,
      id,
      plan: name,
      buttonName: `${callToAction} ${suffix}`,
      dialogTitle: fillPlaceholders(content.quote.title, { plan: name, addon }),
      quote: content.quote,
    };
  });

const listJobs = ({ path, content }: PageSubject<'jobs'>): OpenJob[] =>
  filterOpenJobs(content.jobs).map((job) => ({ ...job, path, buttonName: `${content.callToAction} ${job.title}` }));

/** Returns path, button name and dialog title for each leader whose card opens the team hierarchy (§2.7). */
const listLeaders = ({ path, content: { team, hierarchy } }: PageSubject<'people'>) =>
  (team && hierarchy ? team.shownIds.filter((id) => team.leaderIds.includes(id)) : []).map((id) => {
    const { title = '', titleSuffix = '' } = hierarchy?.words ?? {};
    const name = team?.members.find((member) => member.id === id)?.name ?? '';
    return { path, id, dialogTitle: title, buttonName: `${title} ${fillPlaceholders(titleSuffix, { name })}` };
  });

const listCustomCards = ({ path, content: { combos } }: PageSubject<'services'>) =>
  (combos?.cards ?? [])
    .filter(({ isCustom }) => isCustom)
    .map(({ title }) => ({ path, buttonName: `${combos?.callToAction} ${title}` }));

const listServices = ({ path, content }: PageSubject<'services'>): (Service & { readonly path: InternalPath })[] =>
  content.services.map((service) => ({ ...service, path }));

/**
 * Returns the pages, jobs and offers of this firm that suites visit. For optional content that the firm lacks, the list
 * is empty, or the single subject is undefined. Rejects when the site has no page of a mandatory kind.
 */
export async function loadSubjects() {
  const contents: Contents = await loadContents();
  /** Returns every page of a kind, in the registry's order. */
  const listPagesOfKind = <K extends PageKind>(kind: K): PageSubject<K>[] =>
    Object.entries(pages)
      .filter(([, page]) => page.kind === kind)
      .map(([id, { path, title }]) => ({ id, path, title, content: contents.get(id) as ContentByKind[K] }));
  /**
   * Returns the first page of a mandatory kind. Throws when the site has no such page, because suites would then test
   * nothing.
   */
  const findFirstPage = <K extends PageKind>(kind: K): PageSubject<K> => {
    const [firstPage] = listPagesOfKind(kind);
    if (!firstPage) throw new Error(`The site has no page of the kind '${kind}'`);
    return firstPage;
  };
  /** The plans for which visitors can request a quote, by the kind of their page. */
  const offersByKind = {
    plans: listPagesOfKind('plans').flatMap((page) => listOffers(page, page.content.callToAction)),
    combo: listPagesOfKind('combo').flatMap((page) => listOffers(page, combo.callToAction)),
    bundle: listPagesOfKind('bundle').flatMap((page) => listOffers(page, combo.callToAction)),
  };
  return {
    listPagesOfKind,
    home: findFirstPage('home'),
    contact: findFirstPage('contact'),
    notFound: findFirstPage('not-found'),
    /** The first text page. A page of this kind preloads no other page and no dialog. */
    textPage: findFirstPage('text'),
    people: listPagesOfKind('people')[0],
    jobs: listPagesOfKind('jobs').flatMap(listJobs),
    offers: offersByKind,
    allOffers: [...offersByKind.plans, ...offersByKind.combo, ...offersByKind.bundle],
    leaders: listPagesOfKind('people').flatMap(listLeaders),
    /** The card that opens the custom request (§2.10). */
    customCard: listPagesOfKind('services').flatMap(listCustomCards)[0],
    /** The services, whose cards link to the pages of plans. */
    services: listPagesOfKind('services').flatMap(listServices),
  };
}

/** Returns a pattern that matches a text with any values in place of its placeholders. */
export const createPlaceholderPattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
