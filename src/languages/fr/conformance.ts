import type { ConformanceWords } from '#kit';

export const words: ConformanceWords = {
  intro: 'Chaque exigence des normes\u00a0: son résultat et les tests sur lesquels il repose.',
  breadcrumb: 'Vous êtes ici',
  product: 'Produit',
  date: 'Date des tests',
  programs: 'Programmes',
  methods: 'Notre méthode',
  methodTexts: [
    'Aucun résultat de ce rapport n’a été saisi à la main. «\u00a0Conforme\u00a0» signifie que des tests ou des contrôles signés par des personnes portent sur l’exigence. Tous ont réussi, et aucun ne date de plus d’un an.',
    '«\u00a0Non applicable\u00a0» signifie que les tests n’ont trouvé ce type de contenu sur aucune page. «\u00a0Non évalué\u00a0» signifie qu’aucun test récent ne montre de résultat.',
    'La preuve indique le programme, la mesure, le fichier de tests ou le contrôle effectué par une personne. Le nombre de contrôles réussis est entre parenthèses.',
    'Les deux premiers tableaux montrent les niveaux A et AA des WCAG 2.2. À une exception près, ils contiennent tous les critères des versions précédentes. Le chapitre 9 de la norme européenne EN 301 549 exige la version 2.1, et l’article E205.4 de la Section 508 américaine exige la version 2.0.',
    'L’exception est le critère 4.1.1, que les WCAG 2.2 ont supprimé. Selon les auteurs des WCAG, les pages web le respectent toujours. Deux choses n’ont pas été évaluées\u00a0: les règles de la partie 9.6 de la norme européenne et le fichier de ce rapport.',
  ],
  download: 'Télécharger ce rapport (YAML)',
  criterion: 'Exigence',
  conformance: 'Résultat',
  evidence: 'Preuve',
  levels: { supports: 'Conforme', 'not-applicable': 'Non applicable', 'not-evaluated': 'Non évalué' },
  chapters: {
    success_criteria_level_a: 'WCAG 2.2, niveau A',
    success_criteria_level_aa: 'WCAG 2.2, niveau AA',
    success_criteria_level_aaa: 'WCAG 2.2, niveau AAA',
    functional_performance_criteria: 'Section 508, chapitre 3\u00a0: performances fonctionnelles',
    support_documentation_and_services: 'Section 508, chapitre 6\u00a0: documentation et assistance',
    en_301_549_functional_performance: 'EN 301 549, chapitre 4\u00a0: performances fonctionnelles',
    en_301_549_documentation_and_support_services: 'EN 301 549, chapitre 12\u00a0: documentation et assistance',
  },
  derived: 'Découle de',
  noEvidence: 'Aucune',
};
