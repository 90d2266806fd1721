import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyFigures } from '../../stories/art/figures.ts'
import { Figures, type FiguresProps } from './Figures.tsx'

/** Figures with the words of another language, one label for each. */
const labelled = (figures: FiguresProps['figures'], labels: readonly string[], rest: object = {}) =>
  figures.map((figure, at) => ({ ...figure, label: labels[at] ?? '', ...(at === figures.length - 1 && rest) }))

const terms: FiguresProps['figures'] = [
  { id: 'share', label: 'Reports', value: 'daily' },
  { id: 'export', label: 'Export', value: 'CSV' },
]
const facts: FiguresProps['figures'] = [
  { id: 'games', label: 'Games', value: '8,412' },
  { id: 'makers', label: 'Makers', value: '40' },
  { id: 'return', label: 'Least return', value: '94 %', hint: 'Of every game of our own' },
]
const compared: FiguresProps['figures'] = [
  { id: 'net', label: 'Net result', value: '-$280.98', tone: 'negative', change: '$410.00 in the 30 days before' },
]

const meta = {
  component: Figures,
  args: { figures: storyFigures },
  parameters: {
    tr: {
      figures: labelled(storyFigures, ['Bakiye', 'Bahisler', 'Geri dönen', 'Net sonuç', 'Açık']).map((figure) =>
        figure.hint ? { ...figure, hint: '30 günde sonuçlanan bahisler' } : figure,
      ),
    },
  },
  argTypes: { figures: { control: false } },
  decorators: (Story) => (
    <div style={{ width: 360, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<FiguresProps>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

/** Terms are figures as well. */
export const Terms: Story = {
  args: { figures: terms },
  parameters: {
    tr: {
      figures: labelled(terms, ['Raporlar', 'Dışa aktarma']).map((figure) =>
        figure.id === 'share' ? { ...figure, value: 'günlük' } : figure,
      ),
    },
  },
}

/** What a page wants to be remembered by. */
export const Row: Story = {
  args: { form: 'row', figures: facts },
  parameters: {
    tr: {
      figures: labelled(facts, ['Oyunlar', 'Yapımcılar', 'En düşük getiri'], {
        hint: 'Kendi oyunlarımızın her biri için',
      }),
    },
  },
}

/** Beside what they were in the days before. */
export const Compared: Story = {
  args: { figures: compared },
  parameters: { tr: { figures: labelled(compared, ['Net sonuç'], { change: 'Önceki 30 günde $410,00' }) } },
}
