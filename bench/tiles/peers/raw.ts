import { games } from '../games.ts'

const element = (tag: string, part: string, parent: HTMLElement): HTMLElement => {
  const made = document.createElement(tag)
  made.className = part
  parent.append(made)
  return made
}

/** The physical limit: the same parts by hand, laid out and painted in full. */
export function mount(host: HTMLElement) {
  const style = document.createElement('style')
  style.textContent = `
    .list{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px;list-style:none;margin:0;padding:0}
    .tile{position:relative;overflow:hidden;border-radius:8px;background:#16191e}
    .art{display:block;width:100%;aspect-ratio:1;object-fit:cover}
    .words{position:absolute;inset:auto 0 0;padding:12px;background:linear-gradient(transparent,#000c);color:#fff}
    .name{display:block;font-weight:600}.vendor{display:block;font-size:12px;opacity:.8}
    .favourite{position:absolute;inset:8px 8px auto auto;width:36px;height:36px;border:0;border-radius:99px}`
  document.head.append(style)
  const list = element('ul', 'list', host)
  for (const game of games) {
    const tile = element('li', 'tile', list)
    const art = element('img', 'art', tile) as HTMLImageElement
    art.src = game.image
    art.alt = ''
    art.loading = 'lazy'
    const words = element('button', 'words', tile)
    words.addEventListener('click', () => {})
    element('span', 'name', words).textContent = game.name
    element('span', 'vendor', words).textContent = game.vendorName
    const favourite = element('button', 'favourite', tile)
    favourite.setAttribute('aria-label', `Add ${game.name} to favourites`)
    favourite.setAttribute('aria-pressed', 'false')
    favourite.addEventListener('click', () => {})
  }
}
