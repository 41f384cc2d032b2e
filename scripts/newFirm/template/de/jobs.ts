import type { JobsContent } from '#kit';

/** Offene Stellen, jede mit einem Formular zum Bewerben. Solange es keine gibt, den Eintrag der Seite in pages.ts löschen. */
const jobs: JobsContent = {
  datePosted: '{{today}}',
  // FULL_TIME, PART_TIME, INTERN …: Suchmaschinen erfahren es.
  employmentType: 'FULL_TIME',
  intro: 'Sagen Sie, wie es ist, mit Ihnen zu arbeiten, und wie es nach einer Bewerbung weitergeht.',
  requirementsHeading: 'Das brauchen Sie:',
  skillsHeading: 'Das hilft:',
  callToAction: 'Jetzt bewerben',
  jobs: [
    {
      // Steht in Links zu der Stelle und bleibt deshalb, wie es ist.
      id: 'erste-stelle',
      title: 'Wie die Stelle heißt',
      description: 'Sagen Sie in zwei bis drei Sätzen, was man auf dieser Stelle tut, mit wem und an welchem Ort.',
      // Zuerst die Art der Anstellung, dann die Dauer; beide stehen als Schildchen da.
      requirements: ['Vollzeit', 'Unbefristet', 'Eine Sache, ohne die es nicht geht'],
      skills: ['Eine Fähigkeit, die hilft', 'Noch eine'],
    },
  ],
};

export default jobs;
