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
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { customRequestDialog } from '../dialogs/lazyDialogs';
import { customRequestOpened } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch } from '../../store/hooks';
import { pages } from '#site/pages';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { getPageFileUrl } from '../../hooks/siteBase';
import { getCustomRequestPath } from '../../site/formPaths';
import type { Service } from '../../site/types';
import type { PageProps } from '../pageProps';
import styles from './ServicesPage.module.css';

type ServiceLink = Pick<Service['plans'][number], 'name' | 'link'> & { readonly price?: string };

/** Returns the links to the plans of a service and to its combo. */
const listLinks = ({ plans, comboPlan }: Service): readonly ServiceLink[] => [
  ...plans,
  ...(comboPlan ? [{ ...comboPlan, name: fillPlaceholders(words.serviceCombo, { name: comboPlan.name }) }] : []),
];

/**
 * Renders the links of a service, with the prices of its plans. If several links of the page have the same name, the
 * hidden title of the service follows the name (WCAG 2.4.9).
 */
function ServiceLinks({ service, pageLinks }: { service: Service; pageLinks: readonly ServiceLink[] }) {
  return (
    <ul className={styles.plans}>
      {listLinks(service).map(({ name, price, link }, index) => (
        <li key={index}>
          <NewTabRouteLink to={link}>
            {name}
            {pageLinks.filter((pageLink) => pageLink.name === name).length > 1 && (
              <VisuallyHidden> {service.title}</VisuallyHidden>
            )}
          </NewTabRouteLink>
          {price && <bdi className={styles.price}>{price}</bdi>}
        </li>
      ))}
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
  const pageLinks = services.flatMap(listLinks);
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <PageBody>
        <CardGrid perRow={3} partCount={pageLinks.length > 0 ? 4 : 3}>
          {services.map((service, index) => (
            <li key={index}>
              <Card>
                <Icon name={service.icon} />
                <h2>{service.title}</h2>
                <p className={styles.description}>{service.description}</p>
                {listLinks(service).length > 0 && <ServiceLinks service={service} pageLinks={pageLinks} />}
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
            {combos.cards.map(({ title: heading, description, icon, link, isCustom }, index) => (
              <li key={index}>
                <Card>
                  <Icon name={icon} />
                  <h3>{heading}</h3>
                  <p>{description}</p>
                  {isCustom ? (
                    <Button
                      hiddenSuffix={heading}
                      fallback={{ url: getPageFileUrl(getCustomRequestPath(pages[id]?.path ?? '/')) }}
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
