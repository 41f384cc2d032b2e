import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../components/Brand/Brand';
import { Footer } from '../../components/Footer/Footer';
import { Header } from '../../components/Header/Header';
import { LanguageOffers } from '../../components/LanguageOffers/LanguageOffers';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { getBarLinks, getFooterLinks, findPageOfKind } from '../../site/pages';
import { getPageFileUrl } from '../../hooks/siteBase';
import { contactDialog, displayDialog } from '../../pages/dialogs/lazyDialogs';
import { SubmissionStatus } from '../../forms/shared/SubmissionStatus';
import { useHydrated } from '../../hooks/useHydrated';
import { MotionPausedContext } from '../../hooks/useMotion';
import { contactDialogOpened } from '../../store/contactModal/contactModalSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { displaySettingsChanged, selectMotionIsPaused } from '../../store/display/displaySlice';
import { displayDialogOpened } from '../../store/displayDialog/displayDialogSlice';
import { findRoute, type Route } from '../routing/routes';
import { listLanguageLinks } from './languageLinks';
import styles from './Layout.module.css';
import { MAIN_ID, SkipLink } from './SkipLink';

const contactPage = findPageOfKind(pages, 'contact');
/** The target of the contact button without JavaScript: the page with the contact form. */
const contactFallback = contactPage && { url: getPageFileUrl(contactPage.path) };

export interface LayoutProps {
  /** The language switch links to the translations of this route. The default is the route of the current path. */
  translatedRoute?: Route;
  children: ReactNode;
}

/** Renders the layout of every page (§2.1): the header, the main landmark with the page's content, and the footer. */
export function Layout({ translatedRoute, children }: LayoutProps) {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  const dispatch = useAppDispatch();
  // Prerendered links have no query, and React does not correct attributes during hydration. The links therefore get
  // the query after hydration.
  const linkQuery = useHydrated() ? search : '';
  const languageLinks = process.env['ONE_LANGUAGE'] ? [] : listLanguageLinks(translatedRoute ?? route, linkQuery);
  const isPaused = useAppSelector(selectMotionIsPaused);
  const sharedProps = {
    brand: <Brand logo={firm.logo} name={firm.name} />,
    currentPath: route.path,
    contactAction: {
      onClick: () => dispatch(contactDialogOpened()),
      fallback: contactFallback,
      onIntent: contactDialog.preload,
    },
    displayAction: { onClick: () => dispatch(displayDialogOpened()), onIntent: displayDialog.preload },
  };
  return (
    <MotionPausedContext value={isPaused}>
      <Header
        {...sharedProps}
        skipLink={<SkipLink />}
        links={getBarLinks(pages)}
        languageSwitch={process.env['ONE_LANGUAGE'] ? null : <LanguageSwitch links={languageLinks} />}
      />
      {process.env['ONE_LANGUAGE'] ? null : <LanguageOffers links={languageLinks} />}
      <main id={MAIN_ID} className={styles.main}>
        {children}
        <SubmissionStatus />
      </main>
      <Footer
        {...sharedProps}
        firm={firm}
        links={getFooterLinks(pages)}
        isMotionPaused={isPaused}
        onMotionPausedChange={(isMotionPaused) =>
          dispatch(displaySettingsChanged({ motion: isMotionPaused ? 'reduced' : 'system' }))
        }
      />
    </MotionPausedContext>
  );
}
