import type { ComponentType, ReactNode } from 'react'
import { tellPortal } from '../api/tellPortal.ts'
import { whenMoneyMoves } from '../api/whenMoneyMoves.ts'
import type { OpenKind } from '../kind.ts'
import { createBalanceAsk } from './createBalanceAsk.ts'
import { createSeat, type Seat } from './createSeat.ts'
import type { StreamModel, StreamState, StreamWorld } from './createTableStream.ts'
import { tableColours } from './feltPalettes.ts'
import { createOpenHands } from './openHands.ts'
import { type ScreenProps, TableStage } from './TableStage.tsx'
import { type AskTable, createTableCalls } from './tableCalls.ts'
import { tellLaid } from './tellLaid.ts'

/** A kind of table: what differs from one to the next. */
interface TableKind<State extends StreamState, Model extends StreamModel<State>> {
  readonly kind: string
  /** A player's side of one table. */
  readonly modelOf: (ask: AskTable, world: StreamWorld) => Model
  readonly Screen: ComponentType<ScreenProps<State, Model>>
  readonly Rules: ComponentType<{ readonly seat: Seat<Model> }>
  /** Who sits at the table, for the panel of tables. */
  readonly companyOf?: (table: NonNullable<State['table']>, seat: number) => ReactNode
  /** The title's tables with their limits, minor units, from the lowest on. */
  readonly tablesOf: (decimals: number) => readonly { readonly least: number; readonly total: number }[]
  /** Per cent (QR22). */
  readonly returnPercent: number
}

/** Opens a kind at one of the title's tables. */
export const openTable =
  <State extends StreamState, Model extends StreamModel<State>>({
    kind,
    modelOf,
    Screen,
    Rules,
    companyOf,
    tablesOf,
    returnPercent,
  }: TableKind<State, Model>): OpenKind =>
  ({ gameId, session, sound }) => {
    const tables = tablesOf(session.view().state?.decimals ?? 2)
    const token = session.token()
    const onOver = (): void => session.block('session_over')
    const balance = createBalanceAsk()
    const hands = createOpenHands(session.view().state?.player ?? '', gameId)
    const seat = createSeat<Model>({
      kind,
      token,
      onOver,
      modelOf: (table) => {
        const onWaiting = (waiting: boolean): void => model.setConnected(!waiting)
        const ask = createTableCalls({ kind, token, table, onWaiting, onOver })
        balance.sitAt(ask)
        const left = hands.left()
        const model = modelOf(ask, {
          // The state brings the balance, and the stakes that were paid meanwhile.
          onPaid: () => void session.refresh(),
          left: left?.table === table ? left.round : undefined,
        })
        tellLaid(model, tellPortal)
        hands.follow(table, model)
        return model
      },
    })
    const stage = { kind, session, seat, sound, Screen, companyOf }
    return {
      palette: tableColours(gameId),
      fills: 'room',
      Backdrop: () => <div className="room-scene" />,
      Stage: () => <TableStage {...stage} />,
      Controls: () => null,
      Rules: () => <Rules seat={seat} />,
      facts: { returnPercent, least: tables[0]?.least ?? 0, most: tables.at(-1)?.total ?? 0 },
      start: () => {
        // Back to where a hand was left, or to the lowest limits.
        const table = hands.left()?.table
        const isOne = tables.some((_, index) => String(index + 1) === table)
        seat.sit(isOne && table !== undefined ? table : '1')
        whenMoneyMoves(balance.ask)
      },
    }
  }
