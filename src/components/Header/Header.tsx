import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import type { Link as LinkData } from '../../site/types';
import { useBarHeight } from '../../hooks/useBarHeight';
import { useHideOnScroll } from '../../hooks/useHideOnScroll';
import { Button, type ButtonAction } from '../Button/Button';
import { Link } from '../Link/Link';
import { clearTextCaret } from '../../hooks/focusAnnouncement';
import styles from './Header.module.css';

export interface HeaderProps {
  /** The firm's logo and name, as a link to the home page. */
  brand: ReactNode;
  /** The skip link, first in the tab order. */
  skipLink: ReactNode;
  links: readonly LinkData[];
  /** The language switch of a site with several languages. */
  languageSwitch?: ReactNode;
  /** The path of the current page, whose link has `aria-current="page"`. */
  currentPath: string;
  /** Opens the contact form. */
  contactAction: ButtonAction;
  /** Opens the display settings. */
  displayAction: ButtonAction;
}

/**
 * Renders the fixed navigation bar (§2.2). Scrolling down hides the bar, and scrolling up shows it again. In windows
 * narrower than 768 px, or with enlarged text, a 'Menu' button shows the links (APG, disclosure navigation). The bar
 * and the menu show the same list element, so that no link exists twice.
 */
export function Header({
  brand,
  skipLink,
  links,
  languageSwitch,
  currentPath,
  contactAction,
  displayAction,
}: HeaderProps) {
  const bar = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const isHidden = useHideOnScroll(bar, isOpen);
  useBarHeight(row);
  /**
   * Returns a handler that closes the menu and opens a dialog. If the menu is open, the handler first focuses the
   * toggle button, so that the focus returns to this button when the dialog closes.
   */
  const createDialogOpener = (dialogAction: ButtonAction) => () => {
    if (isOpen) toggleButton.current?.focus();
    setOpen(false);
    dialogAction.onClick();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      clearTextCaret();
      toggleButton.current?.focus();
    };
    // Closes the menu when the visitor presses an element outside of the bar, or when the focus leaves the bar by Tab
    // or by a navigation to another page. Otherwise, the open menu could cover the focused element (WCAG 2.4.11).
    const closeIfOutside = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    // Listens in the capture phase, because react-aria stops the propagation of presses and swipes.
    document.addEventListener('pointerdown', closeIfOutside, true);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeIfOutside, true);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [isOpen]);
  // A change of the window's width closes the menu, because a wide window has no menu. A narrow window hides a focused
  // link of the row, so the toggle button gets the focus. A wide window has no toggle button, and the link keeps the
  // focus. A change of the height has no effect, because phone browsers change the height when they hide their own
  // bars.
  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      if (document.getElementById(menuId)?.contains(document.activeElement)) toggleButton.current?.focus();
      setOpen(false);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [menuId]);

  return (
    <header ref={bar} className={styles.bar} data-hidden={isHidden || undefined}>
      {skipLink}
      <div ref={row} className={styles.inner}>
        {brand}
        <nav aria-label={words.mainNavigation} className={styles.nav}>
          <button
            ref={toggleButton}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden="true" size="1.5em" /> : <Menu aria-hidden="true" size="1.5em" />}
            <span className={styles.label}>{words.menu}</span>
          </button>
          <div id={menuId} className={styles.menu} data-open={isOpen || undefined}>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    to={href}
                    className={styles.link}
                    aria-current={href === currentPath ? 'page' : undefined}
                    // After a click with a modifier key, this tab keeps its page, so the menu stays open.
                    onClick={({ altKey, ctrlKey, metaKey, shiftKey }) => {
                      if (!altKey && !ctrlKey && !metaKey && !shiftKey) setOpen(false);
                    }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {languageSwitch}
            {/* Only the open menu contains the button for the display settings, because a wide header has no space for
                this button. The footer also contains a button for the display settings. */}
            {isOpen && (
              <Button variant="secondary" {...displayAction} onClick={createDialogOpener(displayAction)}>
                {words.display}
              </Button>
            )}
            <Button className={styles.contact} {...contactAction} onClick={createDialogOpener(contactAction)}>
              {words.contact}
            </Button>
          </div>
        </nav>
      </div>
    </header>
  );
}
