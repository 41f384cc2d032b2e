import { Card } from '../../components/Card/Card';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { LogoTile } from '../../components/LogoTile/LogoTile';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import type { PageProps } from '../pageProps';
import styles from './ClientsPage.module.css';

/** Renders the Trusted Clients page (§2.9, §3.7). */
export default function ClientsPage({ title, content }: PageProps<'clients'>) {
  const { subtitle, items } = content;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <PageBody>
        <CardGrid perRow={5}>
          {items.map(({ id, logo, name, year, description }) => (
            <li key={id}>
              <Card>
                <LogoTile logo={logo} />
                <div>
                  <h2>{name}</h2>
                  <p className={styles.year}>{year}</p>
                </div>
                <p>{description}</p>
              </Card>
            </li>
          ))}
        </CardGrid>
      </PageBody>
    </>
  );
}
