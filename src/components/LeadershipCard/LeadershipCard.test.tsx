import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const profileLabel = { label: 'LinkedIn', suffix: 'profile of Ada Byron' };
const teamButton = { label: 'Her team', suffix: 'of Ada Byron', onClick: () => undefined };

describe('LeadershipCard', () => {
  it('HIE-1 the card of a member without portrait and profile link contains only text and no empty column', () => {
    const { image: _image, linkedin: _linkedin, ...memberWithoutProfile } = member;
    const { container } = render(<LeadershipCard member={memberWithoutProfile} profileLabel={profileLabel} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('h3')?.parentElement?.previousElementSibling).toBeNull();
  });

  it('HIE-3 HIE-10 a press opens the team once and focuses the button, even if the browser does not focus it', async () => {
    const onClick = jest.fn();
    render(<LeadershipCard member={member} profileLabel={profileLabel} teamButton={{ ...teamButton, onClick }} />);
    const button = screen.getByRole('button');
    // Simulates Safari, which does not focus a pressed button.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('HIE-6 the button calls `onIntent` on hover and on focus', async () => {
    const onIntent = jest.fn();
    render(<LeadershipCard member={member} profileLabel={profileLabel} teamButton={{ ...teamButton, onIntent }} />);
    await userEvent.hover(screen.getByRole('button'));
    expect(onIntent).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    expect(onIntent).toHaveBeenCalledTimes(2);
  });
});
