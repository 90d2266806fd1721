import Type, { type Static } from 'typebox'

/** Settings of the feature: where games open (G07), and what may stand beside them (QP10). */
export const LaunchConfig = Type.Object(
  {
    opens: Type.Union([Type.Literal('page'), Type.Literal('overlay'), Type.Literal('window')], {
      default: 'page',
      description: 'Where a game opens: on a page of its own, in a frame over the page, or in a window of its own',
    }),
    sideBySide: Type.Boolean({
      default: true,
      description: 'Whether two games can be played side by side on a wide screen, where they open on a page',
    }),
    provablyFair: Type.Boolean({
      default: false,
      description:
        'Whether rounds of games that are drawn for one player are committed to before they are played, so that players can verify them',
    }),
  },
  { description: 'Settings of starting games' },
)
export type LaunchSettings = Static<typeof LaunchConfig>
