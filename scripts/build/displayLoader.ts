import { parse, type AtRule } from 'postcss';
import type { LoaderDefinitionFunction } from 'webpack';

/**
 * The media queries that a display setting can override. When the root element matches `enablingSelector`, the rules in
 * the media query also apply on screens for which the query does not match. When the root element matches
 * `disablingSelector`, the rules never apply.
 */
const QUERY_OVERRIDES = [
  {
    query: '(prefers-color-scheme: dark)',
    enablingSelector: '[data-theme="dark"]',
    disablingSelector: '[data-theme="light"]',
  },
  { query: '(prefers-contrast: more)', enablingSelector: '[data-contrast="more"]' },
  { query: '(prefers-reduced-motion: reduce)', enablingSelector: '[data-motion="reduced"]' },
  { query: '(prefers-reduced-motion: no-preference)', disablingSelector: '[data-motion="reduced"]' },
] as const satisfies readonly { query: string; enablingSelector?: string; disablingSelector?: string }[];

/**
 * Returns a selector that also requires the root element to match a condition. The selector's specificity stays the
 * same.
 */
const addRootCondition = (selector: string, condition: string): string =>
  selector.startsWith(':root')
    ? `:root:where(${condition})${selector.slice(':root'.length)}`
    : `:where(:root${condition}) ${selector}`;

/** Adds a condition for the root element to each rule of a media query. */
function addCondition(media: AtRule, condition: string): AtRule {
  media.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => addRootCondition(selector, condition));
  });
  return media;
}

/**
 * Rewrites media queries so that display settings can override the queries. Authors then write each rule only once. For
 * example, with the light theme, the rules of `@media (prefers-color-scheme: dark)` never apply. With the dark theme,
 * these rules apply on every screen. On printed pages, the settings cannot activate rules.
 */
export function addDisplaySettings(css: string): string {
  const root = parse(css);
  root.walkAtRules('media', (media) => {
    const override = QUERY_OVERRIDES.find(({ query }) => media.params.includes(query));
    if (!override) return;
    const { query } = override;
    if ('enablingSelector' in override) {
      const otherConditions = media.params
        .split(' and ')
        .filter((condition) => condition !== query && condition !== 'screen');
      const screenMedia = media.clone({ params: ['screen', ...otherConditions].join(' and ') });
      media.after(addCondition(screenMedia, override.enablingSelector));
    }
    if ('disablingSelector' in override) addCondition(media, `:not(${override.disablingSelector})`);
  });
  return root.toString();
}

/** Webpack loader that applies {@link addDisplaySettings} to a stylesheet. */
const displayLoader: LoaderDefinitionFunction = (css) => (css.includes('(prefers-') ? addDisplaySettings(css) : css);

export default displayLoader;
