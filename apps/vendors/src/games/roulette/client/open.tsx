import type { OpenKind } from '../../../client/kind.ts'
import { statedReturn } from '../engine/returnToPlayer.ts'
import { tableSteps } from '../engine/tableSteps.ts'
import { feltOf } from './feltPalettes.ts'
import { createSeat } from './model/createSeat.ts'
import { RouletteStage } from './RouletteStage.tsx'
import { TableRulesAt } from './TableRulesAt.tsx'

/** Opens European roulette at one of the title's tables. */
export const open: OpenKind = ({ gameId, session, sound }) => {
  const decimals = session.view().state?.decimals ?? 2
  const { light, ground, dark, line, accent, room } = feltOf(gameId)
  const seat = createSeat({
    token: session.token(),
    onOver: () => session.block('session_over'),
    // The state brings the balance, and the bets that were paid meanwhile.
    onPaid: () => void session.refresh(),
  })
  const tables = tableSteps(decimals)
  return {
    palette: {
      skyTop: room,
      panel: `color-mix(in srgb, ${room} 88%, #39434a)`,
      text: '#f5f2ea',
      textMuted: '#bcc2c8',
      accent,
      onAccent: '#10151a',
      frame: ground,
      frameEdge: light,
      feltLight: light,
      felt: ground,
      feltDark: dark,
      feltLine: line,
      feltAccent: accent,
      room,
    },
    Backdrop: () => <div className="room-scene" />,
    Stage: () => <RouletteStage session={session} seat={seat} sound={sound} />,
    Controls: () => null,
    Rules: () => <TableRulesAt seat={seat} />,
    facts: {
      returnPercent: statedReturn,
      least: tables[0]?.least ?? 0,
      most: tables.at(-1)?.total ?? 0,
    },
    start: () => seat.sit('1'),
  }
}
