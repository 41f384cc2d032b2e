import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import about from '#site/about';
import AboutPage from '../../src/pages/about/AboutPage';
import { makeStore } from '../../src/store/store';
import { titleOf } from '../titleOf';

beforeEach(() => {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <AboutPage id="about" title={titleOf('about')} content={about} />
      </MemoryRouter>
    </Provider>,
  );
});

const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('About page', () => {
  it('§2.6 is headed About and the name, with its subtitle', () => {
    expect(headings(1)).toEqual(['About Banyan Byte']);
    expect(
      screen.getByText('Empowering businesses with innovative technology solutions and sustainable digital growth'),
    ).toBeVisible();
  });

  it('§2.6 has four cards, then the Executive Board, then the Leadership Team', () => {
    expect(headings(2)).toEqual([
      'Our Vision',
      'Who We Are',
      'Our Mission',
      'Our Expertise',
      'Executive Board',
      'Leadership Team',
    ]);
  });

  it('§2.6 Our Expertise has three parts; the vision speaks of two years', () => {
    const expertise = screen.getByRole('heading', { name: 'Our Expertise' }).closest('li') as HTMLElement;
    expect(
      within(expertise)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Software Solutions', 'Digital Marketing', 'IT Security Solutions']);
    expect(about.cards[0]?.text).toContain('within the next two years');
  });

  it('§2.7 the Leadership Team has its subtitle', () => {
    const team = screen.getByRole('heading', { name: 'Leadership Team' }).closest('section') as HTMLElement;
    expect(
      within(team).getByText('Meet the visionaries and experts driving innovation and excellence at Banyan Byte'),
    ).toBeVisible();
  });
});
