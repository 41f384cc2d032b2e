import { words } from '#site/words/controls';
import type { InsightEntry } from '../../site/types';
import { Carousel, type CarouselPosition } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './InsightsCarousel.module.css';

export interface InsightsCarouselProps extends CarouselPosition {
  heading: string;
  /** The level of `heading`; the entries' titles are one level below. */
  headingLevel?: 2 | 3;
  entries: readonly InsightEntry[];
  /** The time between two automatic moves, in milliseconds. */
  interval: number;
  /** The duration of the fade-out before each move, in milliseconds. An automatic fade-out ends with the interval. */
  fade: number;
  /** The id of the section, for links to it. */
  id?: string;
}

/** Renders news on a rounded card over a picture. Each entry fades out before the next is shown (§2.4, §4.2). */
export function InsightsCarousel({ heading, headingLevel: level = 2, entries, id, ...rest }: InsightsCarouselProps) {
  const Title = level === 2 ? 'h3' : 'h4';
  return (
    <section id={id} className={styles.section}>
      <Carousel
        {...rest}
        heading={heading}
        headingLevel={level}
        motion={words.motion.insights}
        transition="fade"
        className={styles.panel}
        slides={entries.map(({ title, description, background, imageGroup }) => ({
          id: title,
          title,
          backdrop: <Picture picture={background} sizes="(width < 80rem) 100vw, 75rem" className={styles.picture} />,
          content: (
            <div className={styles.card} data-group={imageGroup}>
              <Title>{title}</Title>
              <p>{description}</p>
            </div>
          ),
        }))}
      />
    </section>
  );
}
