import { screen, within } from '@testing-library/react';
import { openDialog, renderSite } from '../renderSite';

test.each([
  ['/ecommerce-website-pricing?plan=startup', 'E-commerce Website'],
  ['/business-website-pricing?plan=startup', 'Business Website'],
  ['/cybersecurity-pricing?plan=business-continuity', 'Cybersecurity Services'],
])('§7.4 the summary of a request on %s shows the service %s', async (address, service) => {
  const { user } = await renderSite(address);
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: /^(CONFIRM PLAN SELECTION|REQUEST QUOTE)$/ }));
  const label = await within(dialog).findByText('Service');
  expect(label.nextSibling).toHaveTextContent(new RegExp(`^${service}$`));
});

test('§7.4 the summary of a request on the e-commerce combo shows the service without capitals', async () => {
  const { user } = await renderSite('/ecommerce-marketing-combo');
  await user.click(await screen.findByRole('button', { name: 'CHOOSE PLAN Basic' }));
  const dialog = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
  const label = await within(dialog).findByText('Service');
  expect(label.nextSibling).toHaveTextContent(/^E-commerce Website \+ Digital Marketing Combo$/);
});
