import { words } from '#site/words/controls';
import type { Testimonial } from '../../site/types';
import { useIsMobile } from '../../hooks/useMediaQuery';
import { Carousel, type CarouselState, type CarouselProps } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './TestimonialCarousel.module.css';

export interface TestimonialCarouselProps extends CarouselState, Pick<CarouselProps, 'interval'> {
  testimonials: readonly Testimonial[];
  /** The name of the carousel. The visible heading is above the carousel on the page. */
  label: string;
}

/**
 * Renders clients' testimonials, two at a time in wide windows and one in narrow windows. After the last card, the
 * carousel moves back to the start (§2.4, §4.2).
 */
export function TestimonialCarousel({ testimonials, index, ...rest }: TestimonialCarouselProps) {
  const perView = useIsMobile() ? 1 : 2;
  return (
    <Carousel
      {...rest}
      // When a phone is turned to landscape, the current card stays visible, as one of a pair.
      index={index - (index % perView)}
      motionWords={words.motion.testimonials}
      perView={perView}
      wrapDirection="backward"
      transition="slide"
      className={styles.carousel}
      slides={testimonials.map(({ id, name, role, image, review }) => ({
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
                  {/* The logo needs no alternative text, because the name is beside it. */}
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
