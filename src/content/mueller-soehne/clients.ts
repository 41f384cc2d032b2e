import { text } from './languages';
import type { ClientsContent } from '#kit';

/** The Clients page (§2.9). Sample data: the bakery does not exist. */
const clients: ClientsContent = {
  subtitle: text({ de: 'Wir zeigen nur, wen wir vorher gefragt haben', en: 'We only show people we have asked first' }),
  items: [
    {
      id: 1,
      name: 'Mühlenbäckerei Sonnwendkorn',
      description: text({
        de: 'Eine Bäckerei mit eigener Mühle und neun Filialen. Unsere Software sammelt die Bestellungen ein, schlägt die Backmengen für den nächsten Tag vor und schreibt die Lieferscheine. Seitdem bleibt abends ein Drittel weniger Brot übrig.',
        en: 'A bakery with its own mill and nine shops. Our software gathers the orders, suggests how much to bake the next day and writes the delivery notes. Since then, a third less bread is left over at night.',
      }),
      year: text({ de: 'Kunde seit 2019', en: 'Client since 2019' }),
      logo: {
        src: 'clients/sonnwendkorn.svg',
        width: 240,
        height: 96,
        alt: text({ de: 'Logo der Mühlenbäckerei Sonnwendkorn', en: 'Logo of Mühlenbäckerei Sonnwendkorn' }),
      },
    },
  ],
};

export default clients;
