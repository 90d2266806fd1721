import { expect, test } from 'vitest'
import { operations } from '../index.ts'

test('ruling 15 what accounts and games ask for stands at the paths that the ruling names', () => {
  const paths = Object.values(operations).map(({ shape }) => shape.path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/wps/relay/GCSGAME_gameList',
      '/wps/relay/GCS_recentGame',
      '/wps/relay/MCSFE_getFavoriteGames',
      '/wps/relay/MCSFE_getFavoriteGamesList',
      '/wps/relay/MCSFE_addFavoriteGameV2',
      '/wps/relay/MCSFE_removeFavoriteGameV2',
      '/wps/system/country',
      '/wps/agent/affiliate/check',
      '/wps/session/login/verification',
      '/wps/session/firstLogin',
    ]),
  )
})
