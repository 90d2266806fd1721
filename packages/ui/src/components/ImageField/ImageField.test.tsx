import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { fileSize } from './fileSize.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'
import type { ChosenImage } from './readImage.ts'

const onChange = vi.fn()

function Choosing(props: Partial<ImageFieldProps>) {
  const [value, setValue] = useState<ChosenImage>()
  return (
    <ImageField
      label="Proof"
      {...props}
      value={value}
      onChange={(image) => {
        setValue(image)
        onChange(image)
      }}
    />
  )
}

const field = () => page.getByLabelText('Proof', { exact: true })
const alert = () => page.getByRole('alert')

async function picture(name: string, width = 4, height = 3): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

test('P22 a picture is shown before it is sent, and can be put away', async () => {
  onChange.mockClear()
  render(<Choosing />)
  await userEvent.upload(field(), await picture('proof.png'))
  await expect.element(page.getByRole('img', { name: 'Preview of proof.png' })).toBeVisible()
  await expect.element(page.getByText('1 kB · 4 × 3')).toBeVisible()
  expect(onChange.mock.lastCall?.[0].url).toMatch(/^data:image\/png;base64,/)
  await page.getByRole('button', { name: 'Remove proof.png' }).click()
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await expect.element(field()).toHaveFocus()
})

test('P22 what cannot be taken is refused at the field, and the picture before stays', async () => {
  render(<Choosing maxBytes={5000} maxPixels={100} />)
  await userEvent.upload(field(), await picture('proof.png'))
  for (const [file, words] of [
    [
      new File(['<svg onload="alert(1)"/>'], 'script.svg', { type: 'image/svg+xml' }),
      'script.svg is no picture that can be taken. Choose another file: PNG, JPEG, or WebP.',
    ],
    [
      new File(['<script>alert(1)</script>'], 'script.png', { type: 'image/png' }),
      'script.png cannot be read as a picture. Choose another file.',
    ],
    [
      new File([new Uint8Array(5001)], 'big.png', { type: 'image/png' }),
      'big.png has 6 kB; at most 5 kB can be taken.',
    ],
    [await picture('wide.png', 101, 1), 'wide.png has 101 × 1 pixels, which is too many. Choose a smaller picture.'],
  ] as const) {
    await userEvent.upload(field(), file)
    await expect.element(alert()).toHaveTextContent(words)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('img', { name: 'Preview of proof.png' })).toBeVisible()
  }
  await userEvent.upload(field(), await picture('other.png'))
  await expect.element(page.getByRole('img', { name: 'Preview of other.png' })).toBeVisible()
  await expect.element(alert()).not.toBeInTheDocument()
})

test('P22 while it is sent nothing else can be chosen', async () => {
  render(<Choosing isSending />)
  await expect.element(field()).toBeDisabled()
  await expect.element(page.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible()
})

test('P22 sizes are written as the language writes them', () => {
  expect([812, 48_213, 5_242_880].map((bytes) => fileSize(bytes, 'tr'))).toEqual(['1 kB', '49 kB', '5,2 MB'])
  // One byte more than may be taken is not said to be as much as may be taken.
  expect([fileSize(5_000_000, 'en'), fileSize(5_000_001, 'en', 'ceil')]).toEqual(['5 MB', '5.1 MB'])
})
