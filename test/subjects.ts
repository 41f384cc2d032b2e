/**
 * The pages, jobs and offers that suites visit, from the firm's registry and content (SITE). A suite that takes its
 * subjects from here works for any firm, and tests only content that this firm has.
 */
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as combo } from '#site/words/combo';
import { words as controls } from '#site/words/controls';
import { loadContents, type Contents } from '../scripts/build/contents';
import { fill } from '../src/site/fill';
import { openJobs } from '../src/site/jobPages';
import type { ContentOf, PageKind } from '../src/site/pages';
import type { InternalPath, Job, QuoteSettings, Service } from '../src/site/types';

/** A page and its content. */
export interface Subject<K extends PageKind> {
  readonly id: string;
  readonly path: InternalPath;
  readonly title: string;
  readonly content: ContentOf[K];
}

/** A plan that visitors can request: its page, its button and its dialog. */
export interface Offer {
  readonly path: InternalPath;
  /** The heading of the page. */
  readonly heading: string;
  readonly id: string;
  readonly plan: string;
  readonly opener: string;
  readonly dialog: string;
  readonly quote: QuoteSettings;
}

/** A job, the path of its page, and the name of the button that opens its application form. */
export interface OpenJob extends Job {
  readonly path: InternalPath;
  readonly opener: string;
}

/** Returns a phone number, in digits, that is valid in the country that the forms preselect. */
function phoneNumber(): string {
  if (settings.formRules === 'specified') return '9876543210';
  const example = getExampleNumber(countries[0].country as CountryCode, examples);
  if (!example) throw new Error(`libphonenumber-js has no example of a phone number in ${countries[0].country}`);
  return example.nationalNumber;
}

/** The visitor that fills in forms. These values are valid by both sets of form rules. */
export const PERSON = { name: 'Asha Rao', email: 'asha.rao@example.com', phone: phoneNumber() };

const offersOf = ({ path, title, content }: Subject<'plans' | 'combo' | 'bundle'>, callToAction: string): Offer[] =>
  content.plans.map((plan: { id: string; name: string; distinction?: string; addon?: string }) => {
    const { id, name, distinction, addon = '' } = plan;
    const suffix = distinction === undefined ? name : fill(controls.distinctPlan, { name, distinction });
    return {
      path,
      heading: title,
      id,
      plan: name,
      opener: `${callToAction} ${suffix}`,
      dialog: fill(content.quote.title, { plan: name, addon }),
      quote: content.quote,
    };
  });

const jobsOf = ({ path, content }: Subject<'jobs'>): OpenJob[] =>
  openJobs(content.jobs).map((job) => ({ ...job, path, opener: `${content.callToAction} ${job.title}` }));

/** Returns the members whose card has a button that opens a team (§2.7). */
const leadersOf = ({ path, content: { team, hierarchy } }: Subject<'people'>) =>
  (team && hierarchy ? team.shownIds.filter((id) => team.leaderIds.includes(id)) : []).map((id) => {
    const { title = '', titleSuffix = '' } = hierarchy?.words ?? {};
    const name = team?.members.find((member) => member.id === id)?.name ?? '';
    return { path, id, dialog: title, opener: `${title} ${fill(titleSuffix, { name })}` };
  });

const customCardsOf = ({ path, content: { combos } }: Subject<'services'>) =>
  (combos?.cards ?? [])
    .filter(({ isCustom }) => isCustom)
    .map(({ title }) => ({ path, opener: `${combos?.callToAction} ${title}` }));

const servicesOf = ({ path, content }: Subject<'services'>): (Service & { readonly path: InternalPath })[] =>
  content.services.map((service) => ({ ...service, path }));

/** Returns the content of this firm's pages. Lists may be empty, and single subjects may be undefined. */
export async function loadSubjects() {
  const contents: Contents = await loadContents();
  /** Returns every page of a kind, in the registry's order. */
  const ofKind = <K extends PageKind>(kind: K): Subject<K>[] =>
    Object.entries(pages)
      .filter(([, page]) => page.kind === kind)
      .map(([id, { path, title }]) => ({ id, path, title, content: contents.get(id) as ContentOf[K] }));
  /** Returns the first page of a mandatory kind. Throws when there is none, because the suite would test nothing. */
  const firstOfKind = <K extends PageKind>(kind: K): Subject<K> => {
    const [first] = ofKind(kind);
    if (!first) throw new Error(`The site has no page of the kind '${kind}'`);
    return first;
  };
  /** The plans by the kind of page. */
  const offers = {
    plans: ofKind('plans').flatMap((page) => offersOf(page, page.content.callToAction)),
    combo: ofKind('combo').flatMap((page) => offersOf(page, combo.callToAction)),
    bundle: ofKind('bundle').flatMap((page) => offersOf(page, combo.callToAction)),
  };
  return {
    ofKind,
    home: firstOfKind('home'),
    contact: firstOfKind('contact'),
    notFound: firstOfKind('not-found'),
    /** A text page, which prefetches nothing. */
    text: firstOfKind('text'),
    people: ofKind('people')[0],
    jobs: ofKind('jobs').flatMap(jobsOf),
    offers,
    allOffers: [...offers.plans, ...offers.combo, ...offers.bundle],
    leaders: ofKind('people').flatMap(leadersOf),
    /** The card that opens the custom request (§2.10). */
    customCard: ofKind('services').flatMap(customCardsOf)[0],
    /** Cards that link to the pages of plans. */
    services: ofKind('services').flatMap(servicesOf),
  };
}

/** Returns a pattern that matches a text with any values for its placeholders. */
export const placeholderPattern = (words: string): RegExp =>
  new RegExp(
    `^${words
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
