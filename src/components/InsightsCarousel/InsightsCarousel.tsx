import { words } from '#site/words/controls';
import type { InsightEntry } from '../../site/types';
import { Carousel, type CarouselState, type CarouselProps } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './InsightsCarousel.module.css';

export interface InsightsCarouselProps extends CarouselState, Pick<CarouselProps, 'interval' | 'fade'> {
  heading: string;
  entries: readonly InsightEntry[];
  /** The id of the section, for links to it. */
  id?: string;
}

/** Renders news on a rounded card over a picture. Each entry fades out before the next entry is shown (§2.4, §4.2). */
export function InsightsCarousel({ entries, id, ...rest }: InsightsCarouselProps) {
  return (
    <section id={id} className={styles.section}>
      <Carousel
        {...rest}
        motionWords={words.motion.insights}
        transition="fade"
        className={styles.panel}
        slides={entries.map(({ title, description, background }, index) => ({
          id: index,
          title,
          backdrop: <Picture picture={background} sizes="(width < 80rem) 100vw, 75rem" className={styles.picture} />,
          content: (
            <div className={styles.card}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          ),
        }))}
      />
    </section>
  );
}
