import { excluded, included, type PlansContent } from '#kit';

/**
 * Eine Seite mit Paketen: Karten, die man vergleichen kann. Sie kann außerdem eine Übersicht, Beispiele und Einzelheiten zeigen
 * (PlansContent in src/site/types.ts). Eine zweite solche Seite ist noch eine Datei wie diese und ein Eintrag in pages.ts.
 */
const plans: PlansContent = {
  subtitle: 'Ein Satz, der bei der Wahl zwischen Ihren Paketen hilft',
  // Das Formular für ein Angebot. {plan} steht für den Namen des Pakets.
  quote: {
    title: 'Angebot anfragen: {plan}',
    helper: 'Wie viel möchten Sie für „{plan}“ ungefähr ausgeben?',
    submitLabel: 'Anfrage senden',
    selects: [
      {
        name: 'companySize',
        label: 'Größe Ihrer Firma',
        options: [
          { value: '', label: 'Bitte wählen' },
          { value: '1-9', label: 'Bis zu 9 Leute' },
          { value: '10-49', label: '10 bis 49 Leute' },
          { value: '50-', label: '50 Leute und mehr' },
        ],
      },
    ],
    // Was die Anfrage außerdem zum Budget sagt, je Paket; auf der Website sieht es niemand.
    budgetKeys: { 'Kleines Paket': 'bis-2000', 'Mittleres Paket': '2000-5000', 'Großes Paket': 'ab-5000' },
  },
  plansHeading: 'Pakete',
  callToAction: 'Angebot anfragen',
  // 'included-first' ordnet jede Karte; 'as-given' lässt sie, wie sie hier steht.
  featureOrder: 'included-first',
  plans: [
    {
      id: 'klein',
      name: 'Kleines Paket',
      subtitle: 'Zu wem dieses Paket passt',
      // Ein Paket ohne Preis lässt die Zeile weg.
      price: 'ab 900 €',
      features: [
        ...included('Das Erste, was dieses Paket enthält', 'Das Zweite, was es enthält'),
        ...excluded('Was nur die größeren enthalten'),
      ],
    },
    {
      id: 'mittel',
      name: 'Mittleres Paket',
      subtitle: 'Wer mehr braucht als das kleine',
      price: 'ab 2.400 €',
      features: [
        ...included('Alles aus dem kleinen Paket', 'Was nur die größeren enthalten'),
        ...excluded('Was nur das große enthält'),
      ],
    },
    {
      id: 'gross',
      name: 'Großes Paket',
      subtitle: 'Wer alles haben möchte',
      price: 'ab 5.900 €',
      features: included('Alles aus dem mittleren Paket', 'Was nur das große enthält'),
    },
  ],
};

export default plans;
