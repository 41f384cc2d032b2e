import { words } from '#site/words/controls';
import type { HeroSlide, Link as LinkData, Picture as PictureData } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import buttonStyles from '../Button/Button.module.css';
import { Carousel, type CarouselState, type CarouselProps } from '../Carousel/Carousel';
import { Fold } from '../Fold/Fold';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { NoscriptOnly } from '../NoscriptOnly/NoscriptOnly';
import styles from './HeroCarousel.module.css';

export interface HeroCarouselProps extends CarouselState, Pick<CarouselProps, 'interval'> {
  slides: readonly HeroSlide[];
  /** The name of the carousel, which has no visible heading. */
  label: string;
  /** The page's own heading, above the slides' titles. */
  heading?: string;
  /** The actions under the text, which are the same for all slides: a link and the contact button. */
  actions?: { link: LinkData; contactLabel: string; contactAction: ButtonAction };
}

/**
 * The `sizes` attribute of pictures that fill a window of any shape (`object-fit: cover`). In a window narrower than
 * 16:9, the pictures are wider than the window.
 */
const PICTURE_SIZES = '(max-aspect-ratio: 16/9) 178vh, 100vw';

const keepEverySecond = (widths: readonly number[]): readonly number[] =>
  widths.filter((_, index) => index % 2 === 1 || widths.length === 1);

/**
 * Returns the picture with only every second width, for shorter markup. Every visitor downloads the markup, but only
 * visitors without JavaScript see the picture.
 */
const omitEverySecondWidth = ({ widths, upright, ...picture }: PictureData): PictureData => ({
  ...picture,
  ...(widths && { widths: keepEverySecond(widths) }),
  ...(upright && { upright: { ...upright, widths: keepEverySecond(upright.widths) } }),
});

/**
 * Renders full-screen pictures with a title and a description over a dark overlay (§2.4). The page's heading and the
 * actions are not part of the carousel. The heading and the actions precede the carousel in the same grid, so that the
 * pause button stays the carousel's first control. The pointer over the heading or the actions also suspends the
 * rotation (§4.2).
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const { slides, heading, actions, ...rest } = props;
  return (
    <Carousel
      {...rest}
      motionWords={words.motion.slides}
      transition="slide"
      className={styles.carousel}
      slides={slides.map(({ id, title, description, image, credit }, index) => ({
        id,
        title,
        backdrop: (
          <Picture
            picture={image}
            sizes={PICTURE_SIZES}
            // The first picture is the largest element of the first view, so it loads at once.
            loading={index === 0 ? 'eager' : 'lazy'}
            isDirectional
            className={styles.picture}
          />
        ),
        content: (
          <>
            {index > 0 && (
              // Without JavaScript, the slides form a list, in which every slide has its picture.
              <NoscriptOnly>
                <Picture picture={omitEverySecondWidth(image)} isDirectional className={styles.picture} />
              </NoscriptOnly>
            )}
            <div className={styles.text}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.description}>{description}</p>
            </div>
            <p className={styles.credit}>{credit}</p>
          </>
        ),
      }))}
      renderFrame={(frameProps, carousel) => (
        <div {...frameProps} className={styles.hero} data-fold="">
          {heading && <h1 className={styles.heading}>{heading}</h1>}
          {actions && (
            <div className={styles.actions}>
              <Link to={actions.link.href} className={`${buttonStyles.button} ${styles.primary}`}>
                {actions.link.label}
              </Link>
              <Button variant="secondary" className={styles.secondary} {...actions.contactAction}>
                {actions.contactLabel}
              </Button>
            </div>
          )}
          {carousel}
          <Fold />
        </div>
      )}
    />
  );
}
