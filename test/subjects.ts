/**
 * What suites visit, from the firm's registry and content (SITE): its pages by kind, its first job, its offers. A suite that
 * asks here instead of naming pages and plans is true of any firm, and looks only for what this one has.
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
import type { ContentOf, PageKind } from '../src/site/pages';
import type { InternalPath, Job, QuoteSettings, Service } from '../src/site/types';

/** A page and what it holds. */
export interface Subject<K extends PageKind> {
  readonly id: string;
  readonly path: InternalPath;
  readonly title: string;
  readonly content: ContentOf[K];
}

/** A plan that can be asked for: where, by which button, in which dialog. */
export interface Offer {
  readonly path: InternalPath;
  /** Its page's heading. */
  readonly heading: string;
  readonly id: string;
  readonly plan: string;
  readonly opener: string;
  readonly dialog: string;
  readonly quote: QuoteSettings;
}

/** A job, its page's path, and the button that opens its application. */
export interface OpenJob extends Job {
  readonly path: InternalPath;
  readonly opener: string;
}

/** A digit string that is a phone number in the country that the forms start with. */
function phoneNumber(): string {
  if (settings.formRules === 'specified') return '9876543210';
  const example = getExampleNumber(countries[0].country as CountryCode, examples);
  if (!example) throw new Error(`There is no example of a phone number of ${countries[0].country}`);
  return example.nationalNumber;
}

/** Who fills in forms: valid by both sets of rules. */
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
  content.jobs.map((job) => ({ ...job, path, opener: `${content.callToAction} ${job.title}` }));

/** The buttons of members whose card opens a team (§2.7). */
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

/** What the pages of this firm hold, as lists that may be empty and as parts that may be missing. */
export async function loadSubjects() {
  const contents: Contents = await loadContents();
  /** Every page of a kind, in the registry's order. */
  const ofKind = <K extends PageKind>(kind: K): Subject<K>[] =>
    Object.entries(pages)
      .filter(([, page]) => page.kind === kind)
      .map(([id, { path, title }]) => ({ id, path, title, content: contents.get(id) as ContentOf[K] }));
  /** The first page of a kind that every site has. Throws where it is missing, for then a suite would look at nothing. */
  const the = <K extends PageKind>(kind: K): Subject<K> => {
    const [first] = ofKind(kind);
    if (!first) throw new Error(`The site has no page of the kind '${kind}'`);
    return first;
  };
  /** The plans by the kind of their page. */
  const offers = {
    plans: ofKind('plans').flatMap((page) => offersOf(page, page.content.callToAction)),
    combo: ofKind('combo').flatMap((page) => offersOf(page, combo.callToAction)),
    bundle: ofKind('bundle').flatMap((page) => offersOf(page, combo.callToAction)),
  };
  return {
    ofKind,
    home: the('home'),
    contact: the('contact'),
    notFound: the('not-found'),
    /** A page of plain text: nothing is fetched ahead from it. */
    text: the('text'),
    people: ofKind('people')[0],
    jobs: ofKind('jobs').flatMap(jobsOf),
    offers,
    allOffers: [...offers.plans, ...offers.combo, ...offers.bundle],
    leaders: ofKind('people').flatMap(leadersOf),
    /** The card that asks for something made to measure (§2.10). */
    customCard: ofKind('services').flatMap(customCardsOf)[0],
    /** Cards that lead to the pages of plans. */
    services: ofKind('services').flatMap(servicesOf),
  };
}

/** For a text with places: matches it whatever stands in them. */
export const pattern = (words: string): RegExp =>
  new RegExp(
    `^${words
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
