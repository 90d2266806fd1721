import type { Handlers } from '../calls/handlers.ts'
import { ofModule } from '../system/port.ts'
import { addFavourite, removeFavourite } from './favourites/changeFavourites.ts'
import { favouriteGames, favouriteIds } from './favourites/favouriteLists.ts'
import { collectGame, gameCollections, removeGameCollection, saveGameCollection } from './favourites/gameCollections.ts'
import { gameInfo } from './gameInfo.ts'
import { roundReplay } from './launch/roundReplay.ts'
import { gameFacets } from './lists/gameFacets.ts'
import { gameList } from './lists/gameList.ts'
import { gameTitles } from './lists/gameTitles.ts'
import { hotGames } from './lists/hotGames.ts'
import { popupGames } from './lists/popupGames.ts'
import { recentGames } from './lists/recentGames.ts'
import { roomList } from './lists/roomList.ts'
import { gameVendors } from './vendors/gameVendors.ts'
import { vendorGameTypes } from './vendors/vendorGameTypes.ts'
import { winnerBoard } from './winnerBoard.ts'

/** Finding games, and what a member marked and played (I29 to I38, I40, I50, N09, QR22). */
export const gamesHandlers = {
  hotGames,
  gameFacets,
  gameInfo,
  gameList,
  gameTitles,
  popupGames,
  roomList,
  gameVendors,
  vendorGameTypes,
  recentGames,
  favouriteIds: ofModule('favourites', favouriteIds),
  favouriteGames: ofModule('favourites', favouriteGames),
  addFavourite: ofModule('favourites', addFavourite),
  removeFavourite: ofModule('favourites', removeFavourite),
  gameCollections: ofModule('favourites', gameCollections),
  saveGameCollection: ofModule('favourites', saveGameCollection),
  removeGameCollection: ofModule('favourites', removeGameCollection),
  collectGame: ofModule('favourites', collectGame),
  roundReplay: ofModule('records', roundReplay),
  winnerBoard: ofModule('winnerBoard', winnerBoard),
} satisfies Partial<Handlers>
