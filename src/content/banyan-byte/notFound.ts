import type { NotFoundContent } from '#kit';

const notFound: NotFoundContent = {
  text: 'The page you are looking for does not exist.',
  homeLabel: 'Go to the home page',
};

export default notFound;
