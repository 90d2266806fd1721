import './styles/match.css'
import './styles/plates.css'
import './styles/near.css'
import './styles/result.css'
import './styles/room.css'
import './styles/upright.css'
import './styles/lying.css'
import { useState, useSyncExternalStore } from 'react'
import { useLabels } from '../../client/i18n/LabelsContext.ts'
import type { Session } from '../../client/model/createSession.ts'
import type { Sound } from '../../client/sound/sound.ts'
import { MatchScreen } from './MatchScreen.tsx'
import type { MatchGame } from './matchGame.ts'
import type { MatchModel } from './model/createMatchModel.ts'
import { RoomPanel } from './RoomPanel.tsx'

interface MatchStageProps<Open, Piece, Move> {
  readonly game: MatchGame<Open, Piece, Move>
  readonly session: Session
  readonly model: MatchModel<Open, Piece, Move>
  readonly sound: Sound
}

/** The table a player looks at, on the whole stage of the frame. */
export function MatchStage<Open, Piece, Move>({ game, session, model, sound }: MatchStageProps<Open, Piece, Move>) {
  const words = useLabels()
  const { state: opened } = useSyncExternalStore(session.subscribe, session.view)
  const state = useSyncExternalStore(model.subscribe, model.view)
  const [isRoomOpen, setRoomOpen] = useState(false)
  return (
    <div className="match-stage">
      {state.table === undefined || state.own === undefined ? (
        <output className="match-wait">{words.loading}</output>
      ) : (
        <MatchScreen
          game={game}
          state={state}
          actions={model}
          sound={sound}
          balanceName={opened?.trial ? words.playMoney : `${words.balance} ${opened?.currency ?? ''}`}
          onRoom={() => setRoomOpen(true)}
        />
      )}
      {isRoomOpen && (
        <RoomPanel
          at={state.at}
          chat={state.chat}
          own={state.own?.seat}
          seats={state.table?.seats ?? []}
          actions={model}
          onClose={() => setRoomOpen(false)}
        />
      )}
    </div>
  )
}
