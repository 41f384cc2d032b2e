import type { ConformanceWords } from '#kit';

export const words: ConformanceWords = {
  intro: 'Cada requisito de las normas: su resultado y las pruebas en las que se basa.',
  breadcrumb: 'Usted está aquí',
  product: 'Producto',
  date: 'Fecha de las pruebas',
  programs: 'Programas',
  methods: 'Cómo hemos hecho las pruebas',
  methodTexts: [
    'Ningún resultado de este informe se introdujo a mano. «Cumple» significa que hay pruebas o comprobaciones firmadas por personas sobre el requisito. Todas se superaron, y ninguna tiene más de un año.',
    '«No aplicable» significa que las pruebas no encontraron ese tipo de contenido en ninguna página. «No evaluado» significa que ninguna prueba reciente muestra un resultado.',
    'La evidencia indica el programa, la medición, el archivo de las pruebas o la comprobación hecha por una persona. Entre paréntesis está el número de comprobaciones superadas.',
    'Las dos primeras tablas muestran los niveles A y AA de las WCAG 2.2. Con una excepción, contienen todos los criterios de las versiones anteriores. El capítulo 9 de la norma europea EN 301 549 exige la versión 2.1, y el apartado E205.4 de la Sección 508 estadounidense exige la versión 2.0.',
    'La excepción es el criterio 4.1.1, que las WCAG 2.2 eliminaron. Según los autores de las WCAG, las páginas web lo cumplen siempre. Dos cosas no se han evaluado: las reglas del apartado 9.6 de la norma europea y el archivo de este informe.',
  ],
  download: 'Descargar este informe (YAML)',
  criterion: 'Requisito',
  conformance: 'Resultado',
  evidence: 'Evidencia',
  levels: { supports: 'Cumple', 'not-applicable': 'No aplicable', 'not-evaluated': 'No evaluado' },
  chapters: {
    success_criteria_level_a: 'WCAG 2.2, nivel A',
    success_criteria_level_aa: 'WCAG 2.2, nivel AA',
    success_criteria_level_aaa: 'WCAG 2.2, nivel AAA',
    functional_performance_criteria: 'Sección 508, capítulo 3: rendimiento funcional',
    support_documentation_and_services: 'Sección 508, capítulo 6: documentación y asistencia',
    en_301_549_functional_performance: 'EN 301 549, capítulo 4: rendimiento funcional',
    en_301_549_documentation_and_support_services: 'EN 301 549, capítulo 12: documentación y asistencia',
  },
  derived: 'Se deduce de',
  noEvidence: 'Ninguna',
};
