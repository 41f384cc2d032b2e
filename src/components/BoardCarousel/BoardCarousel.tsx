import { words } from '#site/words/controls';
import type { BoardMember } from '../../site/types';
import { Carousel, type CarouselState, type CarouselProps } from '../Carousel/Carousel';
import { Picture } from '../Picture/Picture';
import styles from './BoardCarousel.module.css';

export interface BoardCarouselProps extends CarouselState, Pick<CarouselProps, 'interval'> {
  heading: string;
  members: readonly BoardMember[];
}

/**
 * Renders one member of the board at a time. The previous member moves out upwards. Then the next member moves in from
 * below (§2.5).
 */
export function BoardCarousel({ members, ...rest }: BoardCarouselProps) {
  return (
    <Carousel
      {...rest}
      motionWords={words.motion.members}
      transition="rise"
      hasArrows
      className={styles.card}
      slides={members.map(({ name, role, text, img }, index) => ({
        id: index,
        title: name,
        content: (
          <div className={styles.member}>
            {img && <Picture picture={img} sizes="12rem" className={styles.photo} />}
            <div className={styles.text}>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.statement}>{text}</p>
            </div>
          </div>
        ),
      }))}
    />
  );
}
