/**
 * Encloses each text of an element in `font` elements and replaces the text nodes, as Chromium's page translation does.
 */
export function translateText(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const textNodes: Node[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode);
  for (const node of textNodes) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(node.textContent ?? '');
    node.parentNode?.replaceChild(font, node);
  }
}
