import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { someCountries, turkishCountries } from './countries.fixture.ts'
import { DialingCode, type DialingCodeProps } from './DialingCode.tsx'

function Kept(props: DialingCodeProps) {
  const [value, setValue] = useState(props.value)
  const { value: _first, ...rest } = props
  const take = (code: string): void => {
    setValue(code)
    props.onChange?.(code)
  }
  return (
    <div style={{ maxInlineSize: 300, minBlockSize: 360 }}>
      <DialingCode {...rest} {...(value === undefined ? {} : { value })} onChange={take} />
    </div>
  )
}

const meta = {
  component: DialingCode,
  render: (args) => <Kept {...args} />,
  args: { label: 'Country', countries: someCountries, onChange: fn() },
  parameters: { tr: { label: 'Ülke', countries: turkishCountries } },
} satisfies Meta<typeof DialingCode>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { value: 'TR' } }

/** Found by name, by dialling code or by two letters; the arrows and Enter choose. */
export const ByKeyboard: Story = {
  args: { value: 'TR' },
  play: async ({ canvasElement, args, globals }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('84')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(1)
    const names: Readonly<Record<string, string>> = { en: 'united', tr: 'birleşik' }
    // Where nobody could type the name there are the two letters.
    const typed = names[String(globals.language)] ?? 'us'
    await userEvent.keyboard(`{Backspace}{Backspace}${typed}{ArrowDown}{Enter}`)
    await expect(args.onChange).toHaveBeenLastCalledWith('US')
    await expect(field.value).toMatch(/ \+1$/)
  },
}

export const Open: Story = {
  args: { value: 'TR' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.keyboard('atlantis')
  },
}

export const Refused: Story = {
  args: { error: 'Choose the country of the number.' },
  parameters: { tr: { error: 'Numaranın ülkesini seçin.' } },
}

export const Disabled: Story = { args: { value: 'DE', disabled: true } }
