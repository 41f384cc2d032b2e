import { useId, useState, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { CarouselMove } from '../../site/types';
import type { MotionWords } from '../../site/words/controls';
import { usePlayback, type MotionStop } from '../../hooks/usePlayback';
import { useSwipe } from '../../hooks/useSwipe';
import { LiveText } from '../LiveText/LiveText';
import styles from './Carousel.module.css';
import { Controls } from './Controls';
import { PlaybackButton } from './PlaybackButton';
import { Slide } from './Slide';
import { computeMoves } from './moves';
import { useMoves } from './useMoves';
import { useSlideStates } from './useSlideStates';

/** The value that `useCarousel` returns: a carousel's state in the store, and the handlers that change this state. */
export interface CarouselState extends CarouselMove, MotionStop {
  onShow: (move: CarouselMove) => void;
}

export interface CarouselSlide {
  id: string | number;
  /** The slide's title in announcements such as '3 of 4: Title'. */
  title: string;
  content: ReactNode;
  /**
   * A large picture behind the slide's content. The browser fetches the picture when the slide is shown. During the
   * rotation, the browser fetches the picture half an interval before the move to the slide.
   */
  backdrop?: ReactNode;
}

export interface CarouselProps extends CarouselState {
  /** The heading, which is also the accessible name. Without a heading, `label` is the name. */
  heading?: string;
  label?: string;
  /** The labels and announcements of the pause button. */
  motionWords: MotionWords;
  slides: readonly CarouselSlide[];
  /** The time from one automatic move to the next, in milliseconds. */
  interval: number;
  /**
   * The duration of the fade-out before the index changes, in milliseconds. For automatic moves, `interval` includes
   * the fade-out.
   */
  fade?: number;
  perView?: 1 | 2;
  wrapDirection?: CarouselMove['direction'];
  /** The type of transition between slides. Design tokens set the durations and distances of the transition. */
  transition: 'slide' | 'fade' | 'rise';
  hasArrows?: boolean;
  className?: string | undefined;
  /**
   * Renders an element around the carousel. Hover, focus and touch anywhere in this element affect the rotation as they
   * do inside the carousel.
   */
  renderFrame?: (
    frameProps: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>,
    carousel: ReactNode,
  ) => ReactNode;
}

/**
 * Renders a carousel. All carousels of the site use this component (§2.4, §2.5, §4.2). It follows the WAI-ARIA APG
 * pattern:
 * - a named group whose first control stops and starts the rotation
 * - slides named '2 of 5'
 * - a separate group with one button, a 'dot', for each position of the carousel
 *
 * The controls precede the slides in the document, but are displayed below the slides.
 *
 * A live region announces each move by the visitor once ('3 of 4: …'). The slides themselves are not a live region,
 * because of two faults with Orca 43. Firefox reports a newly shown slide as empty, and Chromium reports the elements
 * of a slide in no fixed order.
 */
export function Carousel(props: CarouselProps) {
  const { slides, interval, fade = 0, perView = 1, wrapDirection = 'forward', transition, motionWords } = props;
  const { index, direction, onShow, heading, label, hasArrows = false, className, renderFrame } = props;
  const headingId = useId();
  const { positionCount, next, previous, computeMoveToPosition } = computeMoves({
    index,
    count: slides.length,
    perView,
    wrapDirection,
  });

  const playback = usePlayback(props);
  const { hasNoTransitions, stopMotion, region, regionProps } = playback;
  // If all slides are visible at once, the group has neither the role nor the controls of a carousel.
  const isCarousel = positionCount > 1;
  const isRunning = playback.isRunning && isCarousel;
  const { isFadingOut, move } = useMoves({
    interval,
    fade: hasNoTransitions ? 0 : fade,
    isRunning,
    next,
    onMove: onShow,
  });
  const slideStates = useSlideStates(index, perView, isRunning ? next.index : null, interval / 2);

  const [announcement, setAnnouncement] = useState('');
  // Clears the announcement when the rotation starts, so that the same text can be announced again.
  if (playback.isStarted && announcement) setAnnouncement('');
  const moveTo = (target: CarouselMove) => {
    stopMotion();
    move(target.index === index ? null : target);
    setAnnouncement(formatAnnouncement(slides, target.index, perView));
  };
  const swipeProps = useSwipe((swipeDirection) => moveTo(swipeDirection === 'forward' ? next : previous));

  const frameProps = { ref: region, ...(isCarousel && regionProps) };
  const carousel = (
    <div
      role="group"
      aria-roledescription={isCarousel ? words.carousel.role : undefined}
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? headingId : undefined}
      {...mergeProps(renderFrame ? {} : frameProps, isCarousel ? swipeProps : {})}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
    >
      {heading && <h2 id={headingId}>{heading}</h2>}
      {isCarousel && (
        <Controls
          playbackButton={<PlaybackButton playback={playback} words={motionWords} />}
          positionCount={positionCount}
          currentPosition={Math.floor(index / perView)}
          onChoose={(dot) => moveTo(computeMoveToPosition(dot))}
          onFocusWithin={stopMotion}
          arrows={hasArrows ? { onPrevious: () => moveTo(previous), onNext: () => moveTo(next) } : null}
        />
      )}
      <div
        data-part="slides"
        className={styles.slides}
        data-transition={transition}
        data-direction={direction}
        data-moved={slideStates.hasMoved || undefined}
        data-fading={isFadingOut || undefined}
        data-per-view={perView}
      >
        {slides.map(({ id, content, backdrop }, slideIndex) => (
          <Slide
            key={id}
            label={
              isCarousel
                ? fillPlaceholders(words.carousel.slide, { number: slideIndex + 1, count: slides.length })
                : undefined
            }
            placement={slideStates.getPlacement(slideIndex)}
            isLast={slideIndex === slides.length - 1}
          >
            {slideStates.shouldFetchPictures(slideIndex) && backdrop}
            {content}
          </Slide>
        ))}
      </div>
      <LiveText as="span" isHidden>
        {announcement}
      </LiveText>
    </div>
  );
  return renderFrame ? renderFrame(frameProps, carousel) : carousel;
}

/** Returns the announcement of the visible slides: '3 of 4: …', or '3 and 4 of 5: …, …' if two slides are visible. */
function formatAnnouncement(slides: readonly CarouselSlide[], index: number, perView: number): string {
  const { carousel } = words;
  const [firstSlide, secondSlide] = slides.slice(index, index + perView);
  const placeholderValues = { number: index + 1, count: slides.length, title: firstSlide?.title ?? '' };
  if (!secondSlide) return fillPlaceholders(carousel.shown, placeholderValues);
  const nextValues = { nextNumber: index + 2, nextTitle: secondSlide.title };
  return fillPlaceholders(carousel.twoShown, { ...placeholderValues, ...nextValues });
}
