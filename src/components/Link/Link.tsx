import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { words } from '#site/words/controls';
import type { ExternalLink } from '../../site/types';
import { PAGES_BASE } from '../../hooks/siteBase';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Link.module.css';

/**
 * Returns the complete URL of a route, such as '/#/about' (§2.1). In prerendered markup, returns the URL of the
 * route's file, such as '/about/', for visitors without JavaScript. With JavaScript, `prepareForHydration` changes this
 * URL of the link to the hash route before hydration (src/start/prepareForHydration.ts).
 */
function useRouteHref(to: string): string {
  const href = useHref(to);
  if (href.startsWith('#')) return `${PAGES_BASE}${href}`;
  const [path = '', search] = href.slice(1).split('?');
  return `${PAGES_BASE}${path && `${path}/`}${search === undefined ? '' : `?${search}`}`;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

export interface LinkProps extends AnchorProps {
  /** The path of a route, such as '/about'. */
  to: string;
  /** Hidden text after the visible label. This text makes the purpose of the link clear (WCAG 2.4.9). */
  hiddenSuffix?: string;
}

/** Renders a link that opens a route of this site in the same tab. */
export function Link({ to, hiddenSuffix, onClick, children, ...props }: LinkProps) {
  const pushEntry = useLinkClickHandler<HTMLAnchorElement>(to, { replace: false });
  const replaceEntry = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  return (
    <a
      {...props}
      href={useRouteHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // If the link leads to the current URL, the click replaces the history entry. The router itself compares the
        // link with the shown page, so a second click during a navigation would add a second entry.
        (event.currentTarget.hash === window.location.hash ? replaceEntry : pushEntry)(event);
      }}
    >
      {children}
      {hiddenSuffix && <VisuallyHidden> {hiddenSuffix}</VisuallyHidden>}
    </a>
  );
}

/** Renders a link that opens a route of this site in a new tab, with no opener and no referrer (§2.10). */
export function NewTabRouteLink({ to, ...props }: Omit<LinkProps, 'hiddenSuffix'>) {
  return <NewTabLink {...props} href={useRouteHref(to)} />;
}

export interface NewTabLinkProps extends AnchorProps {
  href: string;
}

/**
 * Renders a link that opens any URL in a new tab. An icon and hidden text state that the link opens a new tab. Links
 * to e-mail addresses and phone numbers open no tab.
 */
export function NewTabLink({ children, ...props }: NewTabLinkProps) {
  if (/^(?:mailto|tel):/.test(props.href)) return <a {...props}>{children}</a>;
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLinkIcon aria-hidden="true" size="0.9em" strokeWidth={2.25} className={styles.newTab} />
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
}

/** Renders a list of links to external URLs. */
export function NewTabLinks({ links }: { links: readonly ExternalLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <NewTabLink href={href}>{label}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}
