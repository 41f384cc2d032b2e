import type { Page } from '@playwright/test';
import type { CheckResult } from '../findings';

/**
 * Checks that nothing moves with reduced motion (WCAG 2.3.3): no element or pseudo-element has an animation or a
 * transition of more than 0 s. The page must be in that mode.
 */
export async function measureAnimations(page: Page): Promise<CheckResult> {
  const { total, moving } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    return {
      total: all.length,
      moving: all.flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
          const times = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`;
          const isMoving = times.split(', ').some((time) => Number.parseFloat(time) > 0);
          return isMoving ? [`${element.outerHTML.slice(0, 120)} ${part}`.trim()] : [];
        }),
      ),
    };
  });
  const common = { check: 'animations with reduced motion', mode: 'reduced motion' } as const;
  return {
    ...common,
    passes: total - moving.length,
    findings: moving.map((context) => ({
      ...common,
      kind: 'violation',
      code: '2.3.3',
      selector: '',
      context,
      summary: 'has an animation or a transition',
    })),
  };
}
