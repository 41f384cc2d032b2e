import { createHash } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firm } from '#site/firm';
import home from '#site/home';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { getPageTitle } from '../../test/getPageTitle';
import { getBarLinks, getFooterLinks } from '../../src/site/pages';
import { findSiteFolder } from '../../src/site/folder';

const { labels, submit } = forms.contact;

/** The styles of the baseline page. An author would write similar styles by hand for one page. */
const CSS = `
body{margin:0;font:1.0625rem/1.6 Arial,sans-serif;color:#10251f;background:#f9f7f1}
header{position:fixed;inset:1rem 5% auto;display:flex;gap:1rem;padding:1rem;background:#fff;border-radius:2rem;z-index:1}
header a,header button{min-height:44px}
.hero{position:relative;min-height:100svh;display:grid;align-content:center;color:#fff;background:#0f3a2f}
.hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.hero div{position:relative;padding:4rem 5%}
h2{font-size:3rem;line-height:1.15;margin:0}
section{padding:4rem 5%}
ul{padding:0;list-style:none;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}
footer{padding:4rem 5%;color:#fff;background:#0f3a2f}footer a{color:#fff}
[popover]{padding:2rem}input,textarea{display:block;min-height:44px}
`;

const addTrailingSlash = (href: string) => (href === '/' ? '/' : `${href}/`);
const renderList = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const renderLinks = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => `<a href="${addTrailingSlash(href)}">${label}</a>`).join(' ');

const renderPage = (
  title: string,
  body: string,
) => `<!doctype html><html lang="${settings.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${CSS}</style></head>
<body><header><a href="/">${firm.name}</a><nav>${renderLinks(getBarLinks(pages))}</nav><button popovertarget="menu">${words.menu}</button>
<button popovertarget="contact">${words.contact}</button></header><nav id="menu" popover>${renderLinks(getBarLinks(pages))}</nav>
<main>${body}</main><footer>${renderLinks(getFooterLinks(pages))}<p>${firm.legalName}</p></footer>
<form id="contact" popover><h2>${words.contact}</h2><label>${labels.name}<input></label><label>${labels.email}<input></label>
<label>${labels.message}<textarea></textarea></label><button>${submit}</button></form></body></html>`;

function renderHomePage(): string {
  const [firstSlide] = home.hero;
  if (!firstSlide) throw new Error('The home page has no hero slide. Add a slide with a picture.');
  const { src, widths = [], alt, width, height, upright } = firstSlide.image;
  const renderSrcSet = (format: string, picture: { src: string; widths: readonly number[] }) =>
    picture.widths.map((fileWidth) => `/pictures/${picture.src}-${fileWidth}.${format} ${fileWidth}w`).join(', ');
  const uprightSource = upright
    ? `<source media="(max-aspect-ratio: 3/4)" type="image/avif" srcset="${renderSrcSet('avif', upright)}" sizes="75vh">`
    : '';
  // The hero image of the site has the same `sizes`, so that the browser loads the same file on both pages.
  const sizes = '(max-aspect-ratio: 16/9) 178vh, 100vw';
  return renderPage(
    getPageTitle('home'),
    `<div class="hero"><picture>${uprightSource}<source type="image/avif" srcset="${renderSrcSet('avif', { src, widths })}" sizes="${sizes}"><img src="/pictures/${src}-${widths.at(-1)}.webp" srcset="${renderSrcSet('webp', { src, widths })}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}" fetchpriority="high"></picture>
    <div><h1>${getPageTitle('home')}</h1><h2>${firstSlide.title}</h2><p>${firstSlide.description}</p></div></div>
    <section><h2>${home.insights.heading}</h2>${renderList(home.insights.entries.map(({ title, description }) => `<h3>${title}</h3><p>${description}</p>`))}</section>
    <section>${renderList(home.stats.items.map(({ number, label }) => `<b>${number}</b> ${label}`))}</section>
    <section><h2>${home.testimonials.heading}</h2>${renderList(home.testimonials.items.map(({ review, name, role }) => `<p>${review}</p>${name}, ${role}`))}</section>
    <section>${renderList(home.partners.partners.map(({ name }) => name))}</section>`,
  );
}

/**
 * Writes the baseline page and its files into a folder. The page resembles a hand-written page without scripts. The
 * page contains most texts of the home page and the image of the first hero slide.
 */
export async function writeBaseline(folder: string): Promise<void> {
  await cp(path.join(findSiteFolder(), 'pictures/hero'), path.join(folder, 'pictures/hero'), { recursive: true });
  const html = renderHomePage();
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(html));
  const hash = createHash('sha256').update(CSS).digest('base64');
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify({ style: [`sha256-${hash}`], script: [] }));
}
