import { expect, test } from 'vitest'
import { houseCode, vendorPlans } from '../world/vendors/vendorPlan.ts'
import { drawArt } from './drawArt.ts'

test('GW08 no two makers have the same mark in other colours', () => {
  const owners = new Map<string, string[]>()
  for (const { code, name, emblem } of vendorPlans) {
    const title = name.toUpperCase()
    const mark = drawArt('mark', { motif: emblem, house: houseCode(code), number: 1, count: 1, title })
    const form = mark.replaceAll(/#[0-9a-f]{3,6}/g, '').replace(/<title>.*?<\/title>|aria-label="[^"]*"/, '')
    owners.set(form, [...(owners.get(form) ?? []), name])
  }
  expect([...owners.values()].filter((names) => names.length > 1)).toEqual([])
})
