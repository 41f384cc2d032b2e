import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import type { CheckResult } from '../findings';
import type { MediaMode } from '../matrix';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Adds axe to a page. The page's Content Security Policy would block the script of axe, so the browser context must be
 * opened with `bypassCSP`.
 *
 * axe reads a text's colour from `-webkit-text-fill-color`. Under forced colours, Chromium reports the page's own value
 * of that property but paints the forced `color`. Our styles never set the property, so axe receives `color` instead.
 */
export async function addAxe(page: Page): Promise<void> {
  // The script ends with `0`, because `evaluate` returns the value of the last expression. Without `0`, this value
  // would be the complete engine.
  await page.evaluate(`${AXE_SOURCE};0`);
  await page.evaluate(() => {
    const readValue = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'getPropertyValue')?.value;
    Object.defineProperty(CSSStyleDeclaration.prototype, 'getPropertyValue', {
      value(this: CSSStyleDeclaration, property: string): string {
        return readValue.call(this, property === '-webkit-text-fill-color' ? 'color' : property);
      },
    });
  });
}

/**
 * Runs every rule that is not deprecated: levels A to AAA, best practices and experimental rules. With `idPrefix`, runs
 * only the rules whose ids begin with that text.
 */
export async function runAxe(page: Page, mode: MediaMode, idPrefix = ''): Promise<CheckResult> {
  const { rules, axeFindings } = await page.evaluate(async (ruleIdPrefix) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const options = Object.fromEntries(
      axe
        .getRules()
        .filter(({ tags }) => !tags.includes('deprecated'))
        .map(({ ruleId }) => [ruleId, { enabled: ruleId.startsWith(ruleIdPrefix) }]),
    );
    const result = (await axe.run(document, {
      rules: options,
      resultTypes: ['violations', 'incomplete'],
    })) as AxeResults;
    const resultsByKind = [
      ['violation', result.violations],
      ['needs review', result.incomplete],
    ] as const;
    return {
      rules: result.passes.map(({ id }) => id),
      axeFindings: resultsByKind.flatMap(([kind, results]) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map(({ html, target, any, all, none }) => ({
            kind,
            code: id,
            selector: target.join(' '),
            // The context includes the control that opens a hidden element, because this control identifies the element
            // better than the element's own markup.
            context:
              html +
              (document.querySelector(`[aria-controls="${CSS.escape(target.join(' ').slice(1))}"]`)?.outerHTML ?? ''),
            summary: [...any, ...all, ...none].map(({ message }) => message).join(' '),
          })),
        ),
      ),
    };
  }, idPrefix);
  const check = 'axe-core';
  return {
    check,
    mode,
    passes: rules.length,
    rules,
    findings: axeFindings.map((finding) => ({ check, mode, ...finding })),
  };
}
