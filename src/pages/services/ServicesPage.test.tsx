import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Service } from '../../site/types';
import { makeStore } from '../../store/store';
import ServicesPage from './ServicesPage';

const service: Service = { icon: 'wrench', title: 'Anvils', description: 'Forged.', plans: [] };
const servicesWithPlans: Service[] = [
  { ...service, title: 'Hammers', plans: [{ name: 'Shop', price: '€99', link: '/shops' }] },
  { ...service, title: 'Combos', comboPlan: { name: 'Both', link: '/combos' } },
];

test.each([
  [[service], 1, '3'],
  [[service, ...servicesWithPlans], 3, '4'],
])(
  '§2.10 the card of a service without plans has no list, and leaves no gap if no card has plans',
  (services, listCount, partCount) => {
    render(
      <Provider store={makeStore()}>
        <MemoryRouter>
          <ServicesPage id="services" title="Services" content={{ subtitle: 'What we sell', services }} />
        </MemoryRouter>
      </Provider>,
    );
    const [cardList, ...planLists] = screen.getAllByRole('list');
    expect(planLists).toHaveLength(listCount - 1);
    expect(cardList).toHaveAttribute('data-parts', partCount);
  },
);
