import type { Page } from '@playwright/test';
import { createCheckResult, type CheckResult } from '../findings';

/** The minimum width and height of a target, in CSS pixels (WCAG 2.5.5). */
export const MIN_TARGET_SIZE = 44;

/**
 * Checks that targets have at least 44 × 44 px (WCAG 2.5.5, AAA). Either the box of a target or the area that reacts to
 * a press must be that large. The criterion exempts links in a sentence. Disabled, inert and hidden elements are no
 * targets.
 */
export async function measureTargets(page: Page): Promise<CheckResult> {
  const { targetCount, violations } = await page.evaluate((minSize) => {
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]';
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        !element.closest('[inert], [aria-hidden="true"], :disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        // Elements for screen readers only are clipped to one pixel.
        Math.min(element.offsetWidth, (element.offsetParent as HTMLElement | null)?.offsetWidth ?? minSize) > 1,
    );
    const smallTargets = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width >= minSize - 0.5 && height >= minSize - 0.5) return false;
      const block = element.parentElement?.closest('p, li, dd, td, div');
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        (block?.textContent.trim().length ?? 0) > element.textContent.trim().length + 1;
      if (isInSentence) return false;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const maxOffset = minSize / 2 - 0.5;
      return [-maxOffset, 0, maxOffset].some((offsetX) =>
        [-maxOffset, 0, maxOffset].some((offsetY) => {
          const topElement = document.elementFromPoint(x + offsetX, y + offsetY);
          const label = topElement?.closest('label');
          return !(topElement && (element.contains(topElement) || label?.control === element));
        }),
      );
    });
    window.scrollTo(0, 0);
    return {
      targetCount: targets.length,
      violations: smallTargets.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return {
          code: '2.5.5',
          context: element.outerHTML.slice(0, 160),
          summary: `${width.toFixed(1)} × ${height.toFixed(1)} px`,
        };
      }),
    };
  }, MIN_TARGET_SIZE);
  return createCheckResult('target size', 'light', targetCount - violations.length, violations);
}
