import { Button } from '../../components/Button/Button';
import buttonStyles from '../../components/Button/Button.module.css';
import { Card } from '../../components/Card/Card';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { Icon } from '../../components/Icon/Icon';
import { Link, NewTabRouteLink } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { customRequestDialog } from '../dialogs/lazyDialogs';
import { customRequestOpened } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch } from '../../store/hooks';
import { pages } from '#site/pages';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { getPageFileAddress } from '../../hooks/siteBase';
import { getCustomRequestPath } from '../../site/formPaths';
import type { Service } from '../../site/types';
import type { PageProps } from '../pageProps';
import styles from './ServicesPage.module.css';

const hasLinks = ({ plans, comboPlan }: Service): boolean => plans.length > 0 || comboPlan !== undefined;

/** Renders the links to the plans and to the combo of a service, with their prices. */
function ServiceLinks({ plans, comboPlan }: Service) {
  return (
    <ul className={styles.plans}>
      {plans.map(({ name, price, link }) => (
        <li key={link}>
          <NewTabRouteLink to={link}>{name}</NewTabRouteLink>
          <bdi className={styles.price}>{price}</bdi>
        </li>
      ))}
      {comboPlan && (
        <li>
          <NewTabRouteLink to={comboPlan.link}>
            {fillPlaceholders(words.serviceCombo, { name: comboPlan.name })}
          </NewTabRouteLink>
        </li>
      )}
    </ul>
  );
}

/**
 * Renders the Services page (§2.10): the services with their plans and prices, then the combos. The links on the cards
 * of services open a new tab. A combo has a link to its page, or a button that opens the custom-solution dialog.
 */
export default function ServicesPage({ id, title, content }: PageProps<'services'>) {
  const dispatch = useAppDispatch();
  const { subtitle, services, undecided, combos } = content;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <PageBody>
        <CardGrid perRow={3} partCount={services.some(hasLinks) ? 4 : 3}>
          {services.map((service) => (
            <li key={service.title}>
              <Card>
                <Icon name={service.icon} />
                <h2>{service.title}</h2>
                <p className={styles.description}>{service.description}</p>
                {hasLinks(service) && <ServiceLinks {...service} />}
              </Card>
            </li>
          ))}
        </CardGrid>
        {undecided && (
          <p className={styles.undecided}>
            {undecided.text}{' '}
            <Link to={undecided.link.href} className={links.standalone}>
              {undecided.link.label}
            </Link>
          </p>
        )}
      </PageBody>
      {combos && (
        <Section heading={combos.heading}>
          <CardGrid perRow={4} partCount={4}>
            {combos.cards.map(({ title: heading, description, icon, link, isCustom }) => (
              <li key={heading}>
                <Card>
                  <Icon name={icon} />
                  <h3>{heading}</h3>
                  <p>{description}</p>
                  {isCustom ? (
                    <Button
                      hiddenSuffix={heading}
                      fallback={{ address: getPageFileAddress(getCustomRequestPath(pages[id]?.path ?? '/')) }}
                      onClick={() => dispatch(customRequestOpened())}
                      onIntent={customRequestDialog.preload}
                    >
                      {combos.callToAction}
                    </Button>
                  ) : (
                    <Link to={link} hiddenSuffix={heading} className={buttonStyles.button}>
                      {combos.callToAction}
                    </Link>
                  )}
                </Card>
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
