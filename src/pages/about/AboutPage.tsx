import { AboutCard } from '../../components/AboutCard/AboutCard';
import { BoardCarousel } from '../../components/BoardCarousel/BoardCarousel';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import type { PeopleContent } from '../../site/types';
import type { PageProps } from '../pageProps';
import { timings } from '../../site/timings';
import { useCarousel } from '../../store/carousels/useCarousel';
import styles from './AboutPage.module.css';
import { LeadershipTeam } from './LeadershipTeam';

const Board = (board: NonNullable<PeopleContent['board']>) => (
  <BoardCarousel {...useCarousel('board')} {...board} interval={timings.board.interval} />
);

/** Renders the About page (§2.6): the cards about the firm, the board (§2.5) and the team (§2.7). */
export default function AboutPage({ title, content }: PageProps<'people'>) {
  const { subtitle, cards, board, team, hierarchy } = content;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      {cards && (
        <PageBody>
          <CardGrid perRow={3}>
            {cards.map((card, index) => (
              <li key={index} className={card.parts && styles.cardWithParts}>
                <AboutCard card={card} />
              </li>
            ))}
          </CardGrid>
        </PageBody>
      )}
      {board && (
        <div className={styles.board}>
          <PageBody>
            <Board {...board} />
          </PageBody>
        </div>
      )}
      {team && <LeadershipTeam team={team} hierarchyWords={hierarchy?.words} />}
    </>
  );
}
