import type { Page } from '@playwright/test';
import { createCheckResult, type CheckResult } from '../findings';

/**
 * Checks that nothing moves with reduced motion (WCAG 2.3.3): no element, `::before` or `::after` has an animation or a
 * transition of more than 0 s. The page must emulate reduced motion.
 */
export async function measureAnimations(page: Page): Promise<CheckResult> {
  const { elementCount, movingElements } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    return {
      elementCount: elements.length,
      movingElements: elements.flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudoElement) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudoElement);
          const durations = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`;
          const isMoving = durations.split(', ').some((time) => Number.parseFloat(time) > 0);
          return isMoving ? [`${element.outerHTML.slice(0, 120)} ${pseudoElement}`.trim()] : [];
        }),
      ),
    };
  });
  const violations = movingElements.map((context) => ({
    code: '2.3.3',
    context,
    summary: 'has an animation or a transition',
  }));
  const passes = elementCount - movingElements.length;
  return createCheckResult('animations with reduced motion', 'reduced motion', passes, violations);
}
