import type { NotFoundContent } from '#kit';

/** The page for unknown URLs. */
const notFound: NotFoundContent = {
  text: 'There is no page at this address. It may have moved, or the address has a mistake in it.',
  homeLabel: 'Go to the home page',
};

export default notFound;
