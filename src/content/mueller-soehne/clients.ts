import type { ClientsContent } from '#kit';

/** §2.9. Sample data: this bakery does not exist. */
const clients: ClientsContent = {
  subtitle: 'Wir zeigen nur, wen wir vorher gefragt haben',
  items: [
    {
      id: 1,
      name: 'Mühlenbäckerei Sonnwendkorn',
      description:
        'Eine Bäckerei mit eigener Mühle und neun Filialen. Unsere Software sammelt die Bestellungen ein, schlägt die Backmengen für den nächsten Tag vor und schreibt die Lieferscheine. Seitdem bleibt abends ein Drittel weniger Brot übrig.',
      year: 'Kunde seit 2019',
      logo: { src: 'clients/sonnwendkorn.svg', width: 240, height: 96, alt: 'Logo der Mühlenbäckerei Sonnwendkorn' },
    },
  ],
};

export default clients;
