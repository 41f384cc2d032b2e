import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { words } from '#site/words/controls';
import type { Service } from '../../site/types';
import { makeStore } from '../../store/store';
import ServicesPage from './ServicesPage';

const service: Service = { icon: 'wrench', title: 'Anvils', description: 'Forged.', plans: [] };
const servicesWithPlans: Service[] = [
  { ...service, title: 'Hammers', plans: [{ name: 'Shop', price: '€99', link: '/shops' }] },
  { ...service, title: 'Combos', comboPlan: { name: 'Both', link: '/combos' } },
];

const renderServices = (services: readonly Service[]) =>
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <ServicesPage id="services" title="Services" content={{ subtitle: 'What we sell', services }} />
      </MemoryRouter>
    </Provider>,
  );

test.each([
  [[service], 1, '3'],
  [[service, ...servicesWithPlans], 3, '4'],
])(
  '§2.10 the card of a service without plans has no list, and leaves no gap if no card has plans',
  (services, listCount, partCount) => {
    renderServices(services);
    const [cardList, ...planLists] = screen.getAllByRole('list');
    expect(planLists).toHaveLength(listCount - 1);
    expect(cardList).toHaveAttribute('data-parts', partCount);
  },
);

test('2.4.9 on the cards, plans can share a link, and plans of the same name differ by the title of their service', () => {
  const [basic, large] = ['Basic', 'Large'].map((name) => ({ name, price: '€99', link: '/shops' as const }));
  renderServices([
    { ...service, plans: [basic!, large!] },
    { ...service, title: 'Hammers', plans: [{ ...basic!, link: '/hammers' }] },
  ]);
  const names = ['Basic Anvils', 'Large', 'Basic Hammers'].map((name) => `${name} ${words.newTab}`);
  const links = names.map((name) => screen.getByRole('link', { name }));
  expect(screen.getAllByRole('link')).toEqual(links);
});
