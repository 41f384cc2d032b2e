import { useEffect, useState } from 'react';
import { SITE_BASE } from '../../hooks/siteBase';
import { loadSendingCode } from '../../submission';

const OWN_FLAGS = `${SITE_BASE}flags`;

/**
 * Returns the base URL of the flag images (§7.3): the host from the settings, or the site's own folder `flags`. Returns
 * null until the settings have loaded.
 */
export function useFlagHost(): string | null {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    loadSendingCode()
      .then(({ loadSiteConfig }) => loadSiteConfig(SITE_BASE))
      .then(
        ({ flags }) => setHost(flags.host || OWN_FLAGS),
        (error: unknown) => {
          console.error("The settings could not be read. The site's own flag pictures are shown.", error);
          setHost(OWN_FLAGS);
        },
      );
  }, []);
  return host;
}
