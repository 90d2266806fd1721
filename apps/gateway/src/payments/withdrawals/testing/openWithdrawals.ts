import { afterAll, beforeEach, expect } from 'vitest'
import { createWithdrawalsFixture } from './withdrawalsFixture.ts'

/** The fixture of a test file: begun anew before each of its tests, with books that are in order after the last. */
export async function openWithdrawals() {
  const fixture = await createWithdrawalsFixture()
  beforeEach(() => fixture.begin())
  afterAll(async () => {
    expect(await fixture.problemsOfBooks()).toEqual([])
    await fixture.close()
  })
  return fixture
}
