import { expect, test } from 'vitest'
import { StartError } from './explainFailure.ts'
import { openBreachedList } from './openBreachedList.ts'

test('ASVS 6.2.12 a list of breached passwords that is not there ends the start with one line, and none is asked for by itself', async () => {
  expect(await openBreachedList(undefined)).toBeUndefined()
  const opening = openBreachedList('/nowhere/breached.txt')
  await expect(opening).rejects.toBeInstanceOf(StartError)
  await expect(opening).rejects.toThrow(/^FOYER_BREACHED_PASSWORDS cannot be read: ENOENT.*breached\.txt'$/)
})
