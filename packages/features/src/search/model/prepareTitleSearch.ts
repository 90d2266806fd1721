import { type SearchedTitle, type TitleSearch, titleSearchSteps } from '@foyer/rules/title-search'

/** Milliseconds of work after which the page has a turn. */
const atOnce = 4

/** Makes the index of all titles bit by bit, so that what is typed meanwhile does not wait for it (N09). */
export async function prepareTitleSearch(titles: readonly SearchedTitle[]): Promise<TitleSearch> {
  const steps = titleSearchSteps(titles)
  let until = performance.now() + atOnce
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + atOnce
  }
}
