import { expect, test } from 'vitest'
import { createReveal } from './createReveal.ts'

function watch() {
  const waiting: (() => void)[] = []
  const still = { now: false }
  const reveal = createReveal({
    isStill: () => still.now,
    after: (_ms, act) => {
      waiting.push(act)
      return () => void waiting.splice(waiting.indexOf(act), 1)
    },
  })
  return { reveal, still, next: () => waiting.shift()?.(), waiting }
}

test('W14 the draw that was there is shown at once, the next one number by number', () => {
  const { reveal, next } = watch()
  reveal.show('1', 6)
  expect(reveal.view()).toEqual({ numero: '1', count: 6, isRunning: false, isLive: false })
  reveal.show('2', 3)
  expect(reveal.view()).toEqual({ numero: '2', count: 0, isRunning: true, isLive: true })
  next()
  expect(reveal.view()).toEqual({ numero: '2', count: 1, isRunning: true, isLive: true })
  reveal.show('2', 3)
  next()
  next()
  expect(reveal.view()).toEqual({ numero: '2', count: 3, isRunning: false, isLive: true })
  expect(next()).toBeUndefined()
})

test('W14 nothing moves for who wants it so, and who turns away finds the whole draw', () => {
  const { reveal, still, next } = watch()
  reveal.show('1', 6)
  reveal.show('2', 6)
  next()
  still.now = true
  next()
  expect(reveal.view()).toEqual({ numero: '2', count: 6, isRunning: false, isLive: true })
  reveal.show('3', 6)
  expect(reveal.view()).toEqual({ numero: '3', count: 6, isRunning: false, isLive: true })
})

test('W14 a draw that comes while another is shown takes its place, and no step of the other follows', () => {
  const { reveal, next, waiting } = watch()
  reveal.show('1', 6)
  reveal.show('2', 6)
  next()
  reveal.show('3', 2)
  expect(waiting).toHaveLength(1)
  next()
  expect(reveal.view()).toEqual({ numero: '3', count: 1, isRunning: true, isLive: true })
})
