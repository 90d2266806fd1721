import { contentWords } from '../world/content/contentWords.ts'

/** Places outside the site that a real merchant has. */
export const demoPages = ['chat', 'vip', 'messaging', 'social', 'partners', 'app'] as const
export type DemoPage = (typeof demoPages)[number]

export const demoAddress = (page: DemoPage): string => `/media/demo/${page}`

/** A page that stands for such a place and says that it is a demonstration, in every language of the sandbox. */
export function demoPage(page: DemoPage): string {
  const parts = [...contentWords].map(
    ([language, { demo }]) =>
      `<section lang="${language}"><h1>${demo[page]}</h1><p>${demo.text}</p><p><a href="/">${demo.back}</a></p></section>`,
  )
  const title = [...contentWords.values()].map(({ demo }) => demo[page]).join(' · ')
  return `<!doctype html><html lang="${[...contentWords.keys()][0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="/media/demo/page.css"></head><body>${parts.join('')}</body></html>`
}

export const demoStyle =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 24px}h1{font-size:1.5rem;margin:2.5rem 0 .5rem}a{display:inline-block;padding:10px 0}'
