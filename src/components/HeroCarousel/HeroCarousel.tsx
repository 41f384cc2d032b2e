import { words } from '#site/words/controls';
import type { HeroSlide, Link as LinkData, Picture as PictureData } from '../../site/types';
import { Button } from '../Button/Button';
import button from '../Button/Button.module.css';
import { Carousel, type CarouselPosition } from '../Carousel/Carousel';
import { Fold } from '../Fold/Fold';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { WithoutScripts } from '../WithoutScripts/WithoutScripts';
import styles from './HeroCarousel.module.css';

export interface HeroActionsProps {
  link: LinkData;
  contactLabel: string;
  onContact: () => void;
  /** The visitor is about to press the contact button (hover or focus): its dialog can be fetched. */
  onContactIntent?: () => void;
}

export interface HeroCarouselProps extends CarouselPosition {
  slides: readonly HeroSlide[];
  /** What the carousel is called; it has no visible heading. */
  label: string;
  /** The page's own heading, above the slides' titles. */
  heading?: string;
  /** What a visitor can do next: see what is on offer, or ask. Once for all slides, under their words. */
  actions?: HeroActionsProps;
  /** Milliseconds from slide to slide. */
  interval: number;
  /** Level of the slides' titles. */
  headingLevel?: 2 | 3;
}

/** The pictures fill the screen whatever its shape (`object-fit: cover`): in a tall one they are wider than it. */
const SIZES = '(max-aspect-ratio: 16/9) 178vh, 100vw';

const everySecond = (widths: readonly number[]): readonly number[] =>
  widths.filter((_, place) => place % 2 === 1 || widths.length === 1);

/** In half as many widths, for markup that everybody is sent and few see. */
const inFewerWidths = ({ widths, upright, ...picture }: PictureData): PictureData => ({
  ...picture,
  ...(widths && { widths: everySecond(widths) }),
  ...(upright && { upright: { ...upright, widths: everySecond(upright.widths) } }),
});

/**
 * Full-screen pictures with a title and a description over a dark overlay (§2.4). The page's heading and the actions are
 * none of the carousel's: they stand before it, so that its first control stays the pause button, and share its grid.
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const { slides, label, heading, actions, interval, headingLevel: level = 2, ...position } = props;
  const Title = `h${level}` as const;
  return (
    <div className={styles.hero} data-fold="">
      {heading && <h1 className={styles.heading}>{heading}</h1>}
      {actions && (
        <div className={styles.actions}>
          <Link to={actions.link.href} className={`${button.button} ${styles.primary}`}>
            {actions.link.label}
          </Link>
          <Button
            variant="secondary"
            className={styles.secondary}
            onPointerEnter={actions.onContactIntent}
            onFocus={actions.onContactIntent}
            onClick={actions.onContact}
          >
            {actions.contactLabel}
          </Button>
        </div>
      )}
      <Carousel
        {...position}
        label={label}
        motion={words.motion.slides}
        interval={interval}
        transition="slide"
        className={styles.carousel}
        slides={slides.map(({ id, title, description, image, credit }, place) => ({
          id,
          title,
          backdrop: (
            <Picture
              picture={image}
              sizes={SIZES}
              // The first picture is the page's largest: it must not wait for anything.
              loading={place === 0 ? 'eager' : 'lazy'}
              className={styles.picture}
            />
          ),
          content: (
            <>
              {place > 0 && (
                // Without scripts no slide is waited for: the list below each other has every picture.
                <WithoutScripts>
                  <Picture picture={inFewerWidths(image)} className={styles.picture} />
                </WithoutScripts>
              )}
              <div className={styles.text}>
                <Title className={styles.title}>{title}</Title>
                <p className={styles.description}>{description}</p>
              </div>
              <p className={styles.credit}>{credit}</p>
            </>
          ),
        }))}
      />
      <Fold />
    </div>
  );
}
