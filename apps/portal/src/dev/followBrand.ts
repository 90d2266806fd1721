import { dataId } from '../pageData.ts'
import type { SiteInput } from '../runtime/createSite.ts'
import { type DevPage, type DevProblems, devDataPath, devEvents, devStyleId } from './devEvents.ts'
import { showProblems } from './showProblems.ts'

/** The script of a page of `foyer dev`: it follows every save of the brand's files, in place where that is possible. */
let draw: ((input: SiteInput) => Promise<void>) | undefined

/** Says how the page is drawn with other data, once it has started. */
export const drawWith = (redraw: typeof draw): void => {
  draw = redraw
}

const root = document.documentElement
/** What the page shows: colours alone change nothing of it. */
let shown = JSON.stringify(JSON.parse(document.getElementById(dataId)?.textContent ?? 'null'))
const { foyerStart: started } = root.dataset

function setAttributes(attributes: DevPage['attributes']): void {
  // Which of its two themes a page shows is the visitor's choice.
  for (const [name, value] of Object.entries(attributes)) if (name !== 'data-theme') root.setAttribute(name, value)
}

/** Saves that follow one another closely are drawn in their order. */
let last = Promise.resolve()

async function follow(): Promise<void> {
  const answer = await fetch(`${devDataPath}?path=${encodeURIComponent(location.pathname)}`)
  if (!answer.ok) return
  const { data, css, attributes, start }: DevPage = await answer.json()
  const style = document.getElementById(devStyleId)
  if (!draw || !style || start !== started) {
    location.reload()
    return
  }
  setAttributes(attributes)
  if (style.textContent !== css) style.textContent = css
  const text = JSON.stringify(data)
  if (text === shown) return
  shown = text
  const { language, site, messages, answers } = data
  await draw({ config: site.config, language, messages, answers })
}

if (import.meta.hot) {
  import.meta.hot.on(devEvents.saved, () => {
    last = last.then(follow).catch((error: unknown) => console.error(error))
  })
  import.meta.hot.on(devEvents.problems, (problems: DevProblems) => showProblems(problems))
}
