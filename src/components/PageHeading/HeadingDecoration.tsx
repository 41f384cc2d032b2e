import { settings } from '#site/settings';
import { getPictureUrl } from '../Picture/Picture';
import styles from './HeadingDecoration.module.css';

/**
 * Renders the firm's drawing behind a page's heading, or nothing if the firm has no drawing. A stylesheet shows the
 * drawing only in headings of 67.5rem or wider, because the drawing would touch the text of other headings. The
 * stylesheet also hides the drawing in print, with forced colours, and if the visitor prefers more contrast. Browsers
 * do not fetch a hidden drawing.
 */
export function HeadingDecoration() {
  const drawing = settings.headingDecoration;
  if (!drawing) return null;
  return (
    <div className={styles.decoration}>
      {/* The mask gives the drawing a colour of the palette. The Content Security Policy allows the attribute `mask`,
          but not the attribute `style`. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        mask={`url("${getPictureUrl(drawing.src)}")`}
      />
    </div>
  );
}
