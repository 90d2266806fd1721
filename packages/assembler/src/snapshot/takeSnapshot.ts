import type { PublicConfig } from '@foyer/brand'
import type { PortalBundle } from '@foyer/portal/bundle'
import { askApi, type Question } from './askApi.ts'
import { answerKey, type Snapshot } from './snapshot.ts'

/** Every different question that the pages of a site ask, in every language. */
function questions(bundle: Pick<PortalBundle, 'routesOf'>, config: PublicConfig): ReadonlyMap<string, Question> {
  const queries = bundle.routesOf(config).flatMap((route) => (route.prerender ? route.queries : []))
  return new Map(
    config.languages.flatMap((language) =>
      queries.map((query) => [answerKey(query, language), { query, language }] as const),
    ),
  )
}

const atOnce = 8

/** Asks a running API for what the pages of a brand show first. */
export async function takeSnapshot(
  bundle: Pick<PortalBundle, 'routesOf'>,
  config: PublicConfig,
  base: string,
): Promise<Snapshot> {
  const pending = [...questions(bundle, config)]
  const answers: Record<string, unknown> = {}
  const work = async (): Promise<void> => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [key, question] = next
      answers[key] = await askApi(base, config, question)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const sorted = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { version: 1, merchant: config.merchant, takenAt: new Date().toISOString(), answers: sorted }
}
