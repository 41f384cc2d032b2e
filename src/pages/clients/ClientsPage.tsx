import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ClientCard } from '../../components/ClientCard/ClientCard';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { clientsPage } from '#site/clients';

/** Trusted Clients (§2.9). */
export default function ClientsPage() {
  const { heading, subtitle, items } = clientsPage;
  return (
    <>
      <PageHeading title={heading} subtitle={subtitle} />
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
