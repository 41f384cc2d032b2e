import type { Page } from '@playwright/test';
import { countChangedPixels, decodePixels } from './engines/pixels';
import { setStyle } from './engines/setStyle';

/** The margin of a screenshot around the element, in CSS pixels. A focus ring with an offset is within this margin. */
const SCREENSHOT_MARGIN_PX = 12;

interface FocusArea {
  clip: { x: number; y: number; width: number; height: number };
  /**
   * The area of a 2 px line around the visible part of the element, in square CSS pixels. Criterion 2.4.13 requires
   * this area.
   */
  requiredArea: number;
}

const measureFocusArea = (page: Page): Promise<FocusArea> =>
  page.evaluate((margin) => {
    const element = document.activeElement as HTMLElement;
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
    let requiredArea = 0;
    for (const { left, right, top, bottom, width, height } of element.getClientRects()) {
      const visibleWidth = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const visibleHeight = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      const horizontalEdgeCount = [top >= 0 && top <= innerHeight, bottom >= 0 && bottom <= innerHeight].filter(
        Boolean,
      ).length;
      const verticalEdgeCount = [left >= 0 && left <= innerWidth, right >= 0 && right <= innerWidth].filter(
        Boolean,
      ).length;
      // A rounded corner has a shorter outline than a square one.
      const cornerReduction = (8 - 2 * Math.PI) * Math.min(radius, width / 2, height / 2);
      requiredArea +=
        2 * Math.max(0, horizontalEdgeCount * visibleWidth + verticalEdgeCount * visibleHeight - cornerReduction);
    }
    const box = element.getBoundingClientRect();
    const x = Math.max(0, box.left - margin);
    const y = Math.max(0, box.top - margin);
    const width = Math.min(innerWidth, box.right + margin) - x;
    const height = Math.min(innerHeight, box.bottom + margin) - y;
    return { clip: { x, y, width, height }, requiredArea };
  }, SCREENSHOT_MARGIN_PX);

/** Styles that hide every outline, so that a screenshot shows the focused element without its focus ring. */
const STYLES_WITHOUT_OUTLINES = '*, ::before, ::after { outline-style: none !important; transition: none !important; }';

/**
 * Measures the focus indicator of the focused element (2.4.13). A pixel counts if hiding the outline changes the pixel
 * by a contrast of 3:1 or more. The area of the counted pixels must be at least that of a 2 px line around the element.
 * Returns the fault, or null. Only the outline counts, because forced colours remove other indicators, such as shadows.
 */
export async function findFocusRingFault(page: Page): Promise<string | null> {
  const { clip, requiredArea } = await measureFocusArea(page);
  if (clip.width <= 0 || clip.height <= 0) return 'has no focus indicator in the window';
  const takeScreenshot = async () => decodePixels(await page.screenshot({ clip, animations: 'disabled' }));
  const screenshot = await takeScreenshot();
  await setStyle(page, STYLES_WITHOUT_OUTLINES);
  const screenshotWithoutRing = await takeScreenshot();
  await setStyle(page, '');
  const changedPixelCount = countChangedPixels(screenshot, screenshotWithoutRing);
  return changedPixelCount >= requiredArea
    ? null
    : `has a focus indicator of ${changedPixelCount} px² with a contrast of 3:1, but needs ${Math.round(requiredArea)} px²`;
}
