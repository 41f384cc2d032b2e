import { screen, within } from '@testing-library/react';
import { main, renderSite, type Site } from './support';

export const tab = (name: string): HTMLElement => within(main()).getByRole('tab', { name });
export const panel = (name: string): HTMLElement => screen.getByRole('tabpanel', { name });

/** The panels that a reader can come to. */
export const openPanels = (): (string | null)[] =>
  screen
    .getAllByRole('tabpanel')
    .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? null);

const selected = (): (string | null)[] =>
  within(main())
    .getAllByRole('tab', { selected: true })
    .map((each) => each.textContent);

export async function openTab({ user }: Site, name: string): Promise<HTMLElement> {
  await user.click(tab(name));
  return panel(name);
}

/** The tests of a page with two tabs (§4.8; WAI-ARIA APG, tabs pattern). */
export function describeTabs(route: string, first: string, second: string): void {
  test(`§2.13 §4.8 two tabs, '${first}' is the one that is open at first`, async () => {
    await renderSite(route);
    expect(
      within(main())
        .getAllByRole('tab')
        .map((each) => each.textContent),
    ).toEqual([first, second]);
    expect(selected()).toEqual([first]);
    expect(openPanels()).toEqual([first]);
  });

  test('§4.8 a press switches the content, and back', async () => {
    const site = await renderSite(route);
    for (const name of [second, first]) {
      await openTab(site, name);
      expect(selected()).toEqual([name]);
      expect(openPanels()).toEqual([name]);
    }
  });

  test('§4.8 arrow keys, Home and End move from tab to tab and switch the content', async () => {
    const { user } = await renderSite(route);
    await user.click(tab(first));
    const presses = [
      ['ArrowRight', second],
      ['ArrowRight', first],
      ['ArrowLeft', second],
      ['ArrowLeft', first],
      ['End', second],
      ['Home', first],
    ] as const;
    for (const [key, name] of presses) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect([selected(), openPanels()]).toEqual([[name], [name]]);
    }
  });

  test('§4.8 the tab list is one stop on the way through the page', async () => {
    const { user } = await renderSite(route);
    await user.click(tab(second));
    await user.tab();
    expect(tab(first)).not.toHaveFocus();
    expect(within(main()).getByRole('tablist')).not.toHaveFocus();
    await user.tab({ shift: true });
    expect(tab(second)).toHaveFocus();
  });
}
