import { useId, useState, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Move } from '../../site/types';
import type { MotionWords } from '../../site/words/controls';
import { usePlayback } from '../../hooks/usePlayback';
import { useSwipe } from '../../hooks/useSwipe';
import { LiveText } from '../LiveText/LiveText';
import styles from './Carousel.module.css';
import { Controls } from './Controls';
import { PlaybackButton } from './PlaybackButton';
import { Slide } from './Slide';
import { jump, stepBackward, stepForward, stops } from './steps';
import { useMoves } from './useMoves';
import { useShown } from './useShown';

/** Where a carousel stands and who keeps it; a page spreads this from its store. */
export interface CarouselPosition extends Move {
  onShow: (move: Move) => void;
}

export interface CarouselSlide {
  id: string | number;
  /** What it is called where it is not seen: said when the visitor moves to it. */
  title: string;
  content: ReactNode;
  /** A large picture behind the content, fetched only once the slide is near. */
  backdrop?: ReactNode;
}

export interface CarouselProps extends CarouselPosition {
  /** Its heading and name; without one, `label` names it. */
  heading?: string;
  headingLevel?: 2 | 3;
  label?: string;
  /** Of the pause button. */
  motion: MotionWords;
  slides: readonly CarouselSlide[];
  /** Milliseconds from one automatic move to the next. */
  interval: number;
  /** Milliseconds of fade-out before the index moves, within `interval`. */
  fade?: number;
  perView?: 1 | 2;
  wrap?: Move['direction'];
  /** How slides change; times and distances are tokens. */
  transition: 'slide' | 'fade' | 'rise';
  hasArrows?: boolean;
  className?: string | undefined;
}

/**
 * The one carousel behind all four of the site (§2.4, §2.5, §4.2), after the WAI-ARIA APG pattern: a named group whose
 * first control stops and starts the rotation, slides named '2 of 5', dots in a group of their own. All controls come
 * before the slides and are drawn below them.
 *
 * A move that the visitor asks for is said in words ('3 of 4: …'), once, and not by making the slides a live region: a
 * slide that was hidden is empty to Firefox when it comes, and Chromium tells its parts in any order (Orca 43).
 */
export function Carousel(props: CarouselProps) {
  const { slides, interval, fade = 0, perView = 1, wrap = 'forward', transition, motion } = props;
  const { index, direction, onShow, heading, headingLevel: level = 2, label, hasArrows = false, className } = props;
  const Heading = `h${level}` as const;
  const headingId = useId();
  const track = { index, count: slides.length, perView, wrap };
  const next = stepForward(track);

  const playback = usePlayback();
  const { isStill, stop, region, regionProps } = playback;
  const count = stops(track);
  // What can't move is no carousel: the words alone.
  const isCarousel = count > 1;
  const isRunning = playback.isRunning && isCarousel;
  const { isLeaving, move } = useMoves({ interval, fade: isStill ? 0 : fade, isRunning, next, onMove: onShow });
  const shown = useShown(index, perView, isRunning ? next.index : null, interval / 2);

  const [told, setTold] = useState('');
  // Once it moves by itself, the same words again are news.
  if (playback.isStarted && told) setTold('');
  const go = (to: Move) => {
    stop();
    move(to.index === index ? null : to);
    setTold(describeView(slides, to.index, perView));
  };
  const swipe = useSwipe((towards) => go(towards === 'forward' ? next : stepBackward(track)));

  return (
    <div
      ref={region}
      role="group"
      aria-roledescription={isCarousel ? words.carousel.role : undefined}
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? headingId : undefined}
      {...(isCarousel && mergeProps(regionProps, swipe))}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
      data-still={isStill || undefined}
    >
      {heading && <Heading id={headingId}>{heading}</Heading>}
      {isCarousel && (
        <Controls
          playback={<PlaybackButton playback={playback} words={motion} />}
          stops={count}
          current={Math.floor(index / perView)}
          onChoose={(chosen) => go(jump(track, chosen))}
          onFocusWithin={stop}
          arrows={hasArrows ? { onPrevious: () => go(stepBackward(track)), onNext: () => go(next) } : null}
        />
      )}
      <div
        data-part="slides"
        className={styles.slides}
        data-transition={transition}
        data-direction={direction}
        data-moved={shown.hasMoved || undefined}
        data-leaving={isLeaving || undefined}
        data-per-view={perView}
      >
        {slides.map(({ id, content, backdrop }, slide) => (
          <Slide
            key={id}
            label={isCarousel ? fill(words.carousel.slide, { number: slide + 1, count: slides.length }) : undefined}
            place={shown.placeOf(slide)}
            isLast={slide === slides.length - 1}
          >
            {shown.isWanted(slide) && backdrop}
            {content}
          </Slide>
        ))}
      </div>
      <LiveText as="span" isHidden>
        {told}
      </LiveText>
    </div>
  );
}

/** '3 of 4: …'; '3 and 4 of 5: …, …' where two are shown. */
function describeView(slides: readonly CarouselSlide[], index: number, perView: number): string {
  const [first, second] = slides.slice(index, index + perView);
  const { shown, twoShown } = words.carousel;
  const values = { number: index + 1, count: slides.length, title: first?.title ?? '' };
  return second ? fill(twoShown, { ...values, nextNumber: index + 2, nextTitle: second.title }) : fill(shown, values);
}
