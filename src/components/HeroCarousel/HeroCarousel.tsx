import type { HeroSlide } from '../../content/types';
import { Carousel, type CarouselPosition } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './HeroCarousel.module.css';

export interface HeroCarouselProps extends CarouselPosition {
  slides: readonly HeroSlide[];
  /** What the carousel is called; it has no visible heading. */
  label: string;
  /** Milliseconds from slide to slide. */
  interval: number;
  /** Level of the slides' titles. */
  headingLevel?: 2 | 3;
}

/** Full-screen pictures with a title and a description over a dark overlay (§2.4). */
export function HeroCarousel({ slides, label, interval, headingLevel: level = 2, ...position }: HeroCarouselProps) {
  const Heading = `h${level}` as const;
  return (
    <Carousel
      {...position}
      label={label}
      subject="slides"
      interval={interval}
      transition="slide"
      className={styles.hero}
      slides={slides.map(({ id, title, description, image, credit }, place) => ({
        id,
        // The first picture is the page's largest: it must not wait for anything.
        backdrop: <Picture picture={image} loading={place === 0 ? 'eager' : 'lazy'} className={styles.picture} />,
        content: (
          <div className={styles.text}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.description}>{description}</p>
            <p className={styles.credit}>{credit}</p>
          </div>
        ),
      }))}
    />
  );
}
