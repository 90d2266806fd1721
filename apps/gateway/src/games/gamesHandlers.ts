import type { Handlers } from '../calls/handlers.ts'
import { ofModule } from '../system/port.ts'
import { addFavourite, removeFavourite } from './favourites/changeFavourites.ts'
import { favouriteGames, favouriteIds } from './favourites/favouriteLists.ts'
import { gameInfo } from './gameInfo.ts'
import { gameList } from './lists/gameList.ts'
import { hotGames } from './lists/hotGames.ts'
import { popupGames } from './lists/popupGames.ts'
import { recentGames } from './lists/recentGames.ts'
import { roomList } from './lists/roomList.ts'
import { gameVendors } from './vendors/gameVendors.ts'
import { vendorGameTypes } from './vendors/vendorGameTypes.ts'
import { winnerBoard } from './winnerBoard.ts'

/** Finding games, and what a member marked and played (I29 to I38, I40, I50, QR22). */
export const gamesHandlers = {
  hotGames,
  gameInfo,
  gameList,
  popupGames,
  roomList,
  gameVendors,
  vendorGameTypes,
  recentGames,
  favouriteIds: ofModule('favourites', favouriteIds),
  favouriteGames: ofModule('favourites', favouriteGames),
  addFavourite: ofModule('favourites', addFavourite),
  removeFavourite: ofModule('favourites', removeFavourite),
  winnerBoard: ofModule('winnerBoard', winnerBoard),
} satisfies Partial<Handlers>
