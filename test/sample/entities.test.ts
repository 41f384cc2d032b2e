import home from '#site/home';

test('§3.1 a hero slide has an id, an image, a title, a description and a credit', () => {
  expect(home.hero.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  for (const slide of home.hero) {
    const { title, description, credit, image } = slide;
    for (const text of [title, description, credit, image.src])
      expect([slide.id, text]).toEqual([slide.id, expect.stringMatching(/\S/)]);
  }
});
