import { render } from '@testing-library/react';
import type { Picture as PictureData } from '../../site/types';
import { Picture } from './Picture';

jest.mock('../../site/pageDirection', () => ({ pageDirection: 'rtl' }));

const scene: PictureData = { src: 'hero/scene', width: 1600, height: 900, alt: '', widths: [800, 1600] };
const isMirrored = ({ container }: { container: HTMLElement }) => container.querySelector('[data-mirrored]') !== null;

test('1.3.2 right-to-left pages mirror pictures with `isDirectional`, unless the content sets `mirror: false`', () => {
  expect(isMirrored(render(<Picture picture={scene} isDirectional />))).toBe(true);
  expect(isMirrored(render(<Picture picture={{ ...scene, mirror: false }} isDirectional />))).toBe(false);
  expect(isMirrored(render(<Picture picture={scene} />))).toBe(false);
});
