import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { GameSchema, gameFromWire, type WireGame } from '../schemas/game.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import type { GamePage } from './games.ts'

const code = (description: string) => Type.String({ minLength: 1, maxLength: 40, description })

export interface RoomListInput extends Paging {
  vassalage?: string
  gameClassify?: string
  seatsFree?: boolean
}

export interface WireRoomList extends PageInfo {
  list: WireGame[]
}

/** I38. Live tables, each with its limits, seats and last results, most played first. */
export const roomList = defineOperation<RoomListInput, WireRoomList, GamePage>()(
  {
    path: '/wps/relay/GLS2_roomList',
    method: 'GET',
    access: 'guest',
    requirement: 'I38',
    summary: 'Live tables with seats and limits',
    query: Type.Object({
      vassalage: Type.Optional(code('Vendor code')),
      gameClassify: Type.Optional(code('Class, e.g. Roulette')),
      seatsFree: Type.Optional(Type.Boolean({ description: 'Only tables at which somebody may sit down now' })),
      ...paging(20, 100),
    }),
    value: Type.Object({ list: Type.Array(GameSchema), ...pageInfo }),
  },
  ({ list, ...page }) => ({ ...page, games: list.map(gameFromWire) }),
)
