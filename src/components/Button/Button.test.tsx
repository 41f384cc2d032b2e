import { render, screen } from '@testing-library/react';
import { translateText } from '../../../test/translation';
import { Button } from './Button';

test('4.1.2 after the browser has translated the page, a button shows its new label', () => {
  const { container, rerender } = render(<Button>Pause</Button>);
  translateText(container);
  rerender(<Button>Play</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Play');
});

test('2.4.9 after the browser has translated the page, the name of a button contains its new hidden suffix', () => {
  const { container, rerender } = render(<Button hiddenSuffix="first.pdf">Remove</Button>);
  translateText(container);
  rerender(<Button hiddenSuffix="second.pdf">Remove</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Remove second.pdf');
});
