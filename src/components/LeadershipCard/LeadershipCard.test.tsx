import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '#site/words/controls';
import type { TeamMember } from '../../site/types';
import { LeadershipCard } from './LeadershipCard';

const image = { src: 'people/ada', width: 480, height: 480, alt: 'Portrait of Ada Byron', widths: [160] };
const member: TeamMember = {
  id: 1,
  name: 'Ada Byron',
  role: 'Analyst',
  image,
  bio: 'Ada writes programs for engines that nobody has built.',
  linkedin: 'https://linkedin.example/in/ada',
};
const profile = { label: 'LinkedIn', suffix: 'profile of Ada Byron' };
const team = { label: 'Her team', suffix: 'of Ada Byron', onClick: () => undefined };

describe('LeadershipCard', () => {
  it('HIE-1 the card shows photo, name, role and bio', () => {
    render(<LeadershipCard member={member} profile={profile} />);
    expect(screen.getByRole('img', { name: image.alt })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: member.name })).toBeVisible();
    expect(screen.getByText(member.role)).toBeVisible();
    expect(screen.getByText(member.bio)).toBeVisible();
  });

  it('HIE-4 the card has one link to the profile, which opens a new tab and announces it', () => {
    render(<LeadershipCard member={member} profile={profile} />);
    const link = screen.getByRole('link', { name: `LinkedIn profile of Ada Byron ${words.newTab}` });
    expect(link).toHaveAttribute('href', member.linkedin);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('link')).toEqual([link]);
  });

  it('HIE-1 the card of a member without portrait and profile contains only text, without an empty column', () => {
    const { image: _image, linkedin: _linkedin, ...plain } = member;
    const { container } = render(<LeadershipCard member={plain} profile={profile} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('h3')?.parentElement?.previousElementSibling).toBeNull();
  });

  it('HIE-2 the card has a button only when it opens a team', () => {
    const { rerender } = render(<LeadershipCard member={member} profile={profile} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<LeadershipCard member={member} profile={profile} team={team} />);
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Her team of Ada Byron' })]);
  });

  it.each<[string, (user: ReturnType<typeof userEvent.setup>, button: HTMLElement) => Promise<void>]>([
    ['mouse', (user, button) => user.click(button)],
    ['touch', (user, button) => user.pointer([{ keys: '[TouchA]', target: button }])],
    ['Enter', async (user) => user.keyboard('{Tab}{Tab}{Enter}')],
    ['Space', async (user) => user.keyboard('{Tab}{Tab} ')],
  ])('HIE-3 the card opens once by %s', async (_way, act) => {
    const onClick = jest.fn();
    render(<LeadershipCard member={member} profile={profile} team={{ ...team, onClick }} />);
    await act(userEvent.setup(), screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('HIE-10 the pressed button gets the focus, so that the overlay can return the focus to it', async () => {
    render(<LeadershipCard member={member} profile={profile} team={team} />);
    const button = screen.getByRole('button');
    // Safari does not focus a pressed button.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(button).toHaveFocus();
  });

  it('HIE-6 a pointer over the button or focus on it reports intent', async () => {
    const onIntent = jest.fn();
    render(<LeadershipCard member={member} profile={profile} team={{ ...team, onIntent }} />);
    await userEvent.hover(screen.getByRole('button'));
    expect(onIntent).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    expect(onIntent).toHaveBeenCalledTimes(2);
  });
});
