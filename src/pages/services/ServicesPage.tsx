import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ComboOfferCard } from '../../components/ComboOfferCard/ComboOfferCard';
import { Link } from '../../components/Link/Link';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { ServiceCard } from '../../components/ServiceCard/ServiceCard';
import { customRequestDialog } from '../dialogs/modules';
import { customRequestOpened } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch } from '../../store/hooks';
import { pages } from '#site/pages';
import { getFileAddress } from '../../hooks/siteBase';
import { getCustomRequestPath } from '../../site/formPaths';
import type { PageProps } from '../pageProps';
import styles from './ServicesPage.module.css';

/** Renders the Services page (§2.10): six service lines, then the popular combos. */
export default function ServicesPage({ id, title, content }: PageProps<'services'>) {
  const dispatch = useAppDispatch();
  const { subtitle, services, undecided, combos } = content;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <PageBody>
        <CardGrid perRow={3} parts={4}>
          {services.map((service) => (
            <li key={service.title}>
              <ServiceCard service={service} />
            </li>
          ))}
        </CardGrid>
        {undecided && (
          <p className={styles.undecided}>
            {undecided.text} <Link to={undecided.link.href}>{undecided.link.label}</Link>
          </p>
        )}
      </PageBody>
      {combos && (
        <Section heading={combos.heading}>
          <CardGrid perRow={4} parts={4}>
            {combos.cards.map((card) => (
              <li key={card.title}>
                <ComboOfferCard
                  card={card}
                  callToAction={combos.callToAction}
                  onCustom={() => dispatch(customRequestOpened())}
                  customFallback={{ address: getFileAddress(getCustomRequestPath(pages[id]?.path ?? '/')) }}
                  onCustomIntent={customRequestDialog.preload}
                />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
