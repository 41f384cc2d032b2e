import { words } from '#site/words/controls';
import type { Testimonial } from '../../site/types';
import { useIsMobile } from '../../hooks/useMediaQuery';
import { Carousel, type CarouselPosition } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './TestimonialCarousel.module.css';

export interface TestimonialCarouselProps extends CarouselPosition {
  items: readonly Testimonial[];
  /** What the carousel is called; its heading stands above it on the page. */
  label: string;
  /** Milliseconds from move to move. */
  interval: number;
}

/** Clients' words, two at a time on wide windows and one on narrow ones; wraps back to the start (§2.4, §4.2). */
export function TestimonialCarousel({ items, label, index, interval, ...rest }: TestimonialCarouselProps) {
  const perView = useIsMobile() ? 1 : 2;
  return (
    <Carousel
      {...rest}
      // A phone turned on its side keeps its card in view, beside the one that its pair begins with.
      index={index - (index % perView)}
      label={label}
      motion={words.motion.testimonials}
      interval={interval}
      perView={perView}
      wrap="backward"
      transition="slide"
      className={styles.carousel}
      slides={items.map(({ id, name, role, image, review }) => ({
        id,
        title: name,
        content: (
          <figure className={styles.card}>
            <blockquote>
              <p>{review}</p>
            </blockquote>
            <figcaption className={styles.author}>
              {image && (
                <span className={styles.tile}>
                  {/* The name stands beside it in words. */}
                  <Picture picture={{ ...image, alt: '' }} sizes="8rem" />
                </span>
              )}
              <span>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.role}>{role}</span>
              </span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
