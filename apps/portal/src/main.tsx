import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { adoptStyles } from './boot/adoptStyles.ts'
import { loadPage } from './loadPage.ts'
import { rootId } from './pageData.ts'
import { firstLoaders } from './routes/firstLoaders.ts'
import { preloadAll } from './routes/pageParts.ts'
import { splitLanguage } from './routes/paths.ts'
import { loadAnswered } from './runtime/answers.ts'
import { createFrame, createSite, type Site } from './runtime/createSite.ts'
import { loadGrammar } from './runtime/translation.ts'
import { takeToken } from './session/takeToken.ts'
import { App } from './shell/App.tsx'
import { createTakeover } from './takeover/createTakeover.ts'

interface StartOptions {
  /** Called once the portal answers to input. */
  readonly onReady: () => void
}

/** Takes over the prerendered page, or draws it where the page is only a shell. */
export async function startPortal({ onReady }: StartOptions): Promise<void> {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`The page has no element #${rootId}`)
  adoptStyles(root)
  const handedToken = takeToken()
  const input = await loadPage()
  await loadAnswered(input.answers)
  const takeover = createTakeover()
  const site = createSite(input, createFrame(input, await loadGrammar(input.messages)), takeover)
  const { config, language } = site.data
  const route = site.table.find(splitLanguage(location.pathname, config.languages).path)
  // What cannot be fetched now is tried again, with a message, where it is shown.
  await preloadAll(firstLoaders(route, site)).catch(() => undefined)
  const appOf = (shown: Site) => (
    <BrowserRouter {...(language.prefix ? { basename: language.prefix } : {})}>
      <App site={shown} onReady={onReady} handedToken={handedToken} />
    </BrowserRouter>
  )
  const app = appOf(site)
  const written = root.querySelector<HTMLElement>(':scope > [data-page]')?.dataset.page
  // What was written ahead knows of no query, and a host may answer with its not-found page where a route has none of
  // its own: then the page is drawn anew and takes the written one's place in one step.
  // As a transition, React takes over in short slices and a touch in between is not kept waiting.
  if (written === (route?.id ?? 'none') && location.search === '') startTransition(() => void hydrateRoot(root, app))
  else {
    // Nothing of what was written ahead stays.
    takeover.begin()()
    // Whoever may be signed in is not told for a moment to log in.
    if (handedToken !== undefined || site.keeper.mayExist()) site.session.status = 'unknown'
    const drawn = createRoot(root)
    startTransition(() => drawn.render(app))
    if (import.meta.hot) {
      const [{ drawWith }, { redrawSite }] = await Promise.all([
        import('./dev/followBrand.ts'),
        import('./dev/redrawSite.ts'),
      ])
      drawWith(async (next) => drawn.render(appOf(await redrawSite(site, next))))
    }
  }
}
