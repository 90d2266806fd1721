import type { Decorator } from '@storybook/react-vite'
import { wearClock } from './clock.ts'
import { argsOfStory } from './writtenStory.ts'

type Args = Readonly<Record<string, unknown>>
/** Args that stand in for a story's own; a sentence stands in for the whole story and says why there is none. */
type Change = Args | string | undefined

/** What a component's stories say of the toolbar's choices. */
interface WorldParameters {
  /** By role. */
  readonly role?: Readonly<Record<string, Change>>
  /** By state of the network. */
  readonly network?: Readonly<Record<string, Change>>
  /** From the time of the chosen clock. */
  readonly clock?: (now: number) => Args
}

/**
 * Who looks, when, and over which network: `parameters.role`, `parameters.clock` and `parameters.network` of a component's
 * stories replace args. What a story says by itself stays: "Loading" loads over a fast network too.
 */
export const withWorld: Decorator = (Story, context) => {
  wearClock(context.globals.clock)
  const { role, network, clock }: WorldParameters = context.parameters
  const changes = [role?.[context.globals.role], network?.[context.globals.network], clock?.(Date.now())]
  const reason = changes.find((change) => typeof change === 'string')
  if (reason) return <p>{reason}</p>
  const own = argsOfStory(context)
  const changed = changes.flatMap((change) => (typeof change === 'object' ? Object.entries(change) : []))
  return <Story args={{ ...context.args, ...Object.fromEntries(changed.filter(([name]) => !(name in own))) }} />
}
