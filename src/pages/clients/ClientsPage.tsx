import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ClientCard } from '../../components/ClientCard/ClientCard';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import type { PageProps } from '../pageProps';

/** Renders the Trusted Clients page (§2.9). */
export default function ClientsPage({ title, content }: PageProps<'clients'>) {
  const { subtitle, items } = content;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <PageBody>
        <CardGrid perRow={5}>
          {items.map((client) => (
            <li key={client.id}>
              <ClientCard client={client} />
            </li>
          ))}
        </CardGrid>
      </PageBody>
    </>
  );
}
