import type { ComponentType, ReactNode } from 'react'
import { tellPortal } from '../api/tellPortal.ts'
import { whenMoneyMoves } from '../api/whenMoneyMoves.ts'
import type { OpenKind } from '../kind.ts'
import { createBalanceAsk } from './createBalanceAsk.ts'
import { createSeat, type Seat } from './createSeat.ts'
import type { StreamModel, StreamState } from './createTableStream.ts'
import { tableColours } from './feltPalettes.ts'
import { type ScreenProps, TableStage } from './TableStage.tsx'
import { type AskTable, createTableCalls } from './tableCalls.ts'
import { tellLaid } from './tellLaid.ts'

/** A kind of table: what differs from one to the next. */
interface TableKind<State extends StreamState, Model extends StreamModel<State>> {
  readonly kind: string
  /** A player's side of one table; `onPaid` is for a round they had a bet in and have seen paid. */
  readonly modelOf: (ask: AskTable, onPaid: () => void) => Model
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
    const seat = createSeat<Model>({
      kind,
      token,
      onOver,
      modelOf: (table) => {
        const onWaiting = (waiting: boolean): void => model.setConnected(!waiting)
        const ask = createTableCalls({ kind, token, table, onWaiting, onOver })
        balance.sitAt(ask)
        // The state brings the balance, and the stakes that were paid meanwhile.
        const model = modelOf(ask, () => void session.refresh())
        tellLaid(model, tellPortal)
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
        seat.sit('1')
        whenMoneyMoves(balance.ask)
      },
    }
  }
