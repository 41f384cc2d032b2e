import { useEffect, useState } from 'react';
import { SITE_BASE } from '../../hooks/siteBase';
import { loadSendingModule } from '../../submission';

const BUNDLED_FLAGS_URL = `${SITE_BASE}flags`;

/**
 * Returns the base URL of the flag images (§7.3): the host in site-config.json, otherwise the site's own folder
 * `flags`. If site-config.json can't be read, returns the URL of this folder. Returns null until the file has loaded.
 */
export function useFlagHost(): string | null {
  const [baseUrl, setBaseUrl] = useState<string | null>(null);
  useEffect(() => {
    loadSendingModule()
      .then(({ loadSiteConfig }) => loadSiteConfig(SITE_BASE))
      .then(
        ({ flags }) => setBaseUrl(flags.host || BUNDLED_FLAGS_URL),
        (error: unknown) => {
          console.error('site-config.json could not be read. The site shows its own flag images.', error);
          setBaseUrl(BUNDLED_FLAGS_URL);
        },
      );
  }, []);
  return baseUrl;
}
