import { render } from '@testing-library/react';
import { settings } from '#site/settings';
import { PageHeading } from './PageHeading';

test('§2.1 a page heading has the drawing of the settings, and no drawing without this setting', () => {
  const renderDrawing = (headingDecoration?: object) => {
    Object.assign(settings, { headingDecoration });
    return render(<PageHeading title="About us" />).container.querySelector('svg');
  };
  const drawing = { src: 'brand/tree.svg', width: 4, height: 3, alt: '' };
  expect(renderDrawing(drawing)).toHaveAttribute('mask', 'url("/pictures/brand/tree.svg")');
  expect(renderDrawing()).toBeNull();
});
