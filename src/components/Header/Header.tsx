import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import type { Link as LinkData } from '../../site/types';
import { useHideOnScroll } from '../../hooks/useHideOnScroll';
import { Button, type ButtonProps } from '../Button/Button';
import { Link } from '../Link/Link';
import { clearTextCaret } from '../../hooks/focusAnnouncement';
import styles from './Header.module.css';

export interface HeaderProps {
  /** Logo and name, linked to the home page by the caller. */
  brand: ReactNode;
  /** First in the tab order: the skip link. */
  skipLink: ReactNode;
  links: readonly LinkData[];
  /** Path of the page shown: its link says `aria-current="page"`. */
  currentPath: string;
  contactLabel: string;
  onContact: () => void;
  contactFallback?: ButtonProps['fallback'];
  /** The visitor is about to press the contact button (hover or focus): its dialog can be fetched. */
  onContactIntent?: () => void;
}

/**
 * The navigation bar (§2.2): fixed, tucked away while scrolling down. Under 768 px, and where enlarged text leaves no room,
 * the links stand behind a 'Menu' button (APG, disclosure navigation): one list for both, so nothing is said twice.
 */
export function Header({ brand, skipLink, links, currentPath, contactLabel, onContact, ...props }: HeaderProps) {
  const { contactFallback, onContactIntent } = props;
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const isHidden = useHideOnScroll(bar, isOpen);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      clearTextCaret();
      toggle.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(false);
    };
    // A window that was widened has no menu to keep open. A phone's own bars only change its height.
    const width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    // Before react-aria hears of it, which keeps a press or a swipe to itself.
    document.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen]);

  return (
    <header ref={bar} className={styles.bar} data-hidden={isHidden || undefined}>
      {skipLink}
      <div className={styles.inner}>
        {brand}
        <nav aria-label={words.mainNavigation} className={styles.nav}>
          <button
            ref={toggle}
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
                    onClick={() => setOpen(false)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <Button
              className={styles.contact}
              fallback={contactFallback}
              onPointerEnter={onContactIntent}
              onFocus={onContactIntent}
              onClick={() => {
                // The dialog gives focus back to what had it: on a phone that is the toggle, for the menu is gone.
                if (isOpen) toggle.current?.focus();
                setOpen(false);
                onContact();
              }}
            >
              {contactLabel}
            </Button>
          </div>
        </nav>
      </div>
    </header>
  );
}
