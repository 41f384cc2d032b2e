import type { Page } from '@playwright/test';
import { changedPixels, pixelsOf, type Box } from './pixels';
import { setStyle } from './setStyle';

/** CSS pixels around an element that its state may be drawn in: an outline, a line under it. */
const AROUND = 6;
/** What tells of a state. */
const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid'];

/** Hides what is drawn before or after an element: `data-bare` says which. */
const BARE = ['::before', '::after'].map((part) => `[data-bare='${part}']${part}`).join();

/** Something drawn that tells of something: a state, or a shape before or after an element. */
interface Sign {
  /** Signs of one kind look the same: the classes of the element and of what it stands in, and what is said of it. */
  kind: string;
  /** The element's place among all of the page's. */
  at: number;
  attribute: string;
  /** What that attribute is without the sign; null where it is not there then. */
  bare: string | null;
}

/** Every state that is told, and every shape that the styles draw: cut to a form, or in something that is pressed. */
const signsOn = (page: Page): Promise<Sign[]> =>
  page.evaluate(
    (attributes) =>
      [...document.querySelectorAll('body *')].flatMap((element, at) => {
        const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
        // What is as small as a point is for screen readers.
        if (!isShown || element.getBoundingClientRect().width < 2) return [];
        const place = element.parentElement?.closest('[class]:not([class=""])')?.className ?? '';
        const name = `"${place}" <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
        const told = [...element.attributes]
          .filter((each) => attributes.includes(each.name) || each.name.startsWith('data-'))
          .map((each) => `${each.name}=${each.value}`);
        const said = attributes
          .filter((attribute) => !['false', null].includes(element.getAttribute(attribute)))
          .map((attribute) => ({ kind: `${name} ${attribute}`, at, attribute, bare: null }));
        const drawn = ['::before', '::after']
          .filter((part) => {
            const { content, display, clipPath, backgroundColor } = getComputedStyle(element, part);
            const isClear = /^rgba.*, 0\)$/.test(backgroundColor);
            const isSign = clipPath !== 'none' || element.closest('a, button') !== null;
            return content === '""' && display !== 'none' && !isClear && isSign;
          })
          .map((part) => ({ kind: `${name}${part} ${told.join(' ')}`, at, attribute: 'data-bare', bare: part }));
        return [...said, ...drawn];
      }),
    STATES,
  );

/** Brings the element of a sign into the window, and gives the part of the window that shows it. */
const frameOf = (page: Page, { at }: Sign): Promise<Box> =>
  page.evaluate(
    ([nth, around]) => {
      const element = document.querySelectorAll('body *')[nth];
      element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      const [left, top] = [Math.max(0, Math.floor(box.left - around)), Math.max(0, Math.floor(box.top - around))];
      const [right, bottom] = [Math.min(innerWidth, box.right + around), Math.min(innerHeight, box.bottom + around)];
      return { x: left, y: top, width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
    },
    [at, AROUND] as const,
  );

/** Gives the attribute of a sign's element this value, or takes it away; gives the value that it had. */
const setAttribute = (page: Page, { at, attribute }: Sign, value: string | null): Promise<string | null> =>
  page.evaluate(
    ([nth, name, wanted]) => {
      const element = document.querySelectorAll('body *')[nth];
      const had = element?.getAttribute(name) ?? null;
      if (wanted === null) element?.removeAttribute(name);
      else element?.setAttribute(name, wanted);
      return had;
    },
    [at, attribute, value] as const,
  );

/** Whether there is anything to be seen of a sign: pixels change when it is gone. */
async function isSeen(page: Page, sign: Sign): Promise<boolean> {
  const clip = await frameOf(page, sign);
  const shoot = async () => pixelsOf(await page.screenshot({ clip, animations: 'disabled' }));
  const painted = await shoot();
  const had = await setAttribute(page, sign, sign.bare);
  const bare = await shoot();
  await setAttribute(page, sign, had);
  return changedPixels(painted, bare) > 0;
}

/**
 * Signs of the page as it stands that can't be told from its ground (WCAG 1.4.11), which no engine looks at. Each is taken
 * away, and pixels must change by 3:1. A kind in `seen` is passed over; those that are looked at are added to it.
 */
export async function unseenSigns(page: Page, seen: Set<string>): Promise<string[]> {
  await setStyle(page, `${BARE} { visibility: hidden !important }`);
  const unseen: string[] = [];
  for (const sign of await signsOn(page)) {
    if (seen.has(sign.kind)) continue;
    seen.add(sign.kind);
    if (!(await isSeen(page, sign))) unseen.push(sign.kind);
  }
  return unseen;
}
