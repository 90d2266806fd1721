import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { someCountries } from './countries.fixture.ts'
import { DialingCode } from './DialingCode.tsx'
import { matchCountries } from './matchCountries.ts'

function Field({ onChange }: { onChange?: (code: string) => void }) {
  const [value, setValue] = useState('TR')
  const take = (code: string): void => {
    setValue(code)
    onChange?.(code)
  }
  return (
    <>
      <DialingCode label="Country" countries={someCountries} value={value} onChange={take} />
      <button type="button">Next</button>
    </>
  )
}
const field = () => page.getByRole('combobox', { name: 'Country' })

test('RG11 a country is found by name, by two letters and by dialling code', () => {
  const found = (search: string) => matchCountries(someCountries, search).map(({ code }) => code)
  expect(found('turkiye')).toEqual(['TR'])
  expect(found('uni')).toEqual(['GB', 'US'])
  expect(found('kingdom')).toEqual(['GB'])
  expect(found('vn')).toEqual(['VN'])
  expect(found('+4')).toEqual(['DE', 'GB'])
  expect(found('')).toHaveLength(5)
  expect(found('atlantis')).toEqual([])
})

test('RG11 arrows and Enter choose, and the field says the country with its code', async () => {
  const onChange = vi.fn()
  render(<Field onChange={onChange} />)
  await field().click()
  await userEvent.keyboard('uni{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('US')
  await expect.element(field()).toHaveValue('United States +1')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
})

test('RG11 a press on the list chooses, though the field was left by it', async () => {
  const onChange = vi.fn()
  render(<Field onChange={onChange} />)
  await field().click()
  await page.getByRole('option', { name: /Vietnam/ }).click()
  expect(onChange).toHaveBeenCalledWith('VN')
})

test('RG11 C16 the list hides 200 ms after the field is left, and nothing is chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Field />)
  const input = document.querySelector<HTMLInputElement>('[role=combobox]')
  input?.click()
  await vi.waitFor(() => expect(input?.getAttribute('aria-expanded')).toBe('true'))
  input?.focus()
  input?.blur()
  vi.advanceTimersByTime(199)
  expect(input?.getAttribute('aria-expanded')).toBe('true')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field()).toHaveValue('Türkiye +90')
})

test('RG11 Escape closes the list and keeps the country', async () => {
  render(<Field />)
  await field().click()
  await userEvent.keyboard('ger{Escape}')
  await expect.element(field()).toHaveValue('Türkiye +90')
})

test('RG11 keys with which letters are put together choose no country and close nothing', async () => {
  const onChange = vi.fn()
  render(<Field onChange={onChange} />)
  await field().click()
  await userEvent.keyboard('ger')
  for (const key of ['Enter', 'Escape'])
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['DE']])
})
