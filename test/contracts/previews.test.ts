import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { languageFolder } from '../../src/site/pageLanguage';
import { getPreviewPicture } from '../../src/site/previews';

// This suite does not check the picture files, because content.test.ts runs the checks of `npm run check`. These checks
// include the picture files.
const previews = Object.entries(pages).map(
  ([id, page]) =>
    [
      id,
      page.title,
      getPreviewPicture(id, page, { firmName: firm.name, languageFolder, line: previewLines[id] }),
    ] as const,
);

test.each(previews)(
  'WCAG 1.1.1 the alternative text of the preview picture of %s contains the title and the subtitle on the picture',
  (id, title, { alt }) => {
    expect(alt).toContain(title);
    expect(alt).toContain(previewLines[id] ?? '');
  },
);
