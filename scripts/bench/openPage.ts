import type { OpenPage, Site } from '../../test/e2e/harness';

/** The loader names functions by a helper that a page does not have. */
const NAME_HELPER = { content: 'globalThis.__name = (named) => named;' };

/** A page that takes the bench's functions. */
export async function openPage(site: Site, options: Parameters<Site['open']>[0]): Promise<OpenPage> {
  const opened = await site.open(options);
  await opened.page.addInitScript(NAME_HELPER);
  return opened;
}
