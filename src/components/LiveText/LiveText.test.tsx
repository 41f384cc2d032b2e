import { render, screen } from '@testing-library/react';
import { expectAnnounced } from '../../../test/liveText';
import { LiveText } from './LiveText';

test('4.1.3 a live region without text exists, is empty and has no role', () => {
  const { container, rerender } = render(<LiveText>{''}</LiveText>);
  const region = container.firstElementChild as HTMLElement;
  expect(region).toBeEmptyDOMElement();
  expectAnnounced(region);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<LiveText>Summary copied</LiveText>);
  expect(container.firstElementChild).toBe(region);
  expect(region).toHaveTextContent('Summary copied');
});

test('4.1.3 a visually hidden region is not hidden from assistive technology', () => {
  render(
    <LiveText isHidden className="notice">
      495 characters left
    </LiveText>,
  );
  const region = screen.getByText('495 characters left');
  expect(region).toHaveClass('hidden', { exact: true });
  expect(region).not.toHaveAttribute('aria-hidden');
  expectAnnounced(region);
});

test('4.1.3 a silent region announces no text, and the same element announces later text', () => {
  const { rerender } = render(<LiveText isSilent>Sent</LiveText>);
  const region = screen.getByText('Sent');
  expect(region).toHaveAttribute('aria-live', 'off');
  rerender(<LiveText>Not sent</LiveText>);
  expect(screen.getByText('Not sent')).toBe(region);
  expectAnnounced(region);
});
