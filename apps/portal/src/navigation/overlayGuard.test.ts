import { expect, test, vi } from 'vitest'
import { createOverlayGuard } from './overlayGuard.ts'

/** A visit with one page, whose history goes back at once. */
function visit() {
  const entries: unknown[] = [{ idx: 4, key: 'page' }]
  let at = 0
  const history = {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, state)
      at += 1
    },
  }
  const go = (steps: number): void => {
    at += steps
  }
  const guard = createOverlayGuard(history, () => go(-1))
  return { guard, go, history, place: () => at }
}

const nothing = (): boolean => false

test('M13 M03 Back closes what lies over the page and leaves the page', () => {
  const { guard, go, place, history } = visit()
  const closeTop = vi.fn()
  guard.keep(1)
  expect(history.state).toEqual({ idx: 5, key: 'page', isOver: true })
  go(-1)
  guard.arrive(1, closeTop, nothing)
  expect(closeTop).toHaveBeenCalledOnce()
  expect(place()).toBe(0)
})

test('M13 of several Back closes the topmost, and the next Back the one below', () => {
  const { guard, go, place } = visit()
  const closeTop = vi.fn()
  guard.keep(1)
  guard.keep(2)
  expect(place()).toBe(1)
  go(-1)
  guard.arrive(2, closeTop, nothing)
  guard.keep(1)
  expect(place()).toBe(1)
  go(-1)
  guard.arrive(1, closeTop, nothing)
  expect(closeTop).toHaveBeenCalledTimes(2)
})

test('M13 what is closed by its own button leaves no entry behind', () => {
  const { guard, place } = visit()
  guard.keep(1)
  guard.keep(0)
  expect(place()).toBe(0)
  expect(guard.isOver()).toBe(false)
})

test('M13 an entry that is left of a dialog which is gone is stepped over', () => {
  const { guard, go, place } = visit()
  guard.keep(1)
  guard.keep(0)
  go(1)
  guard.arrive(0, vi.fn(), nothing)
  expect(place()).toBe(0)
})

test('M13 going back for another reason closes nothing that has just opened', () => {
  const { guard } = visit()
  const closeTop = vi.fn()
  guard.arrive(1, closeTop, nothing)
  expect(closeTop).not.toHaveBeenCalled()
})

test('M13 an entry of a dialog that opens again stays, and Back closes it', () => {
  const { guard, go, place } = visit()
  const closeTop = vi.fn()
  guard.keep(1)
  guard.keep(0)
  go(1)
  guard.arrive(0, closeTop, () => true)
  guard.keep(1)
  expect(place()).toBe(1)
  go(-1)
  guard.arrive(1, closeTop, nothing)
  expect(closeTop).toHaveBeenCalledOnce()
  expect(place()).toBe(0)
})
