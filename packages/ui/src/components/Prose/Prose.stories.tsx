import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const english = (
  <>
    <p>
      Every game here keeps to the odds that its maker states. You can <a href="#rounds">look up each round</a> for two
      years.
    </p>
    <h2 id="rounds">Looking up a round</h2>
    <ol>
      <li>Open your bet records.</li>
      <li>Choose the round by its reference.</li>
    </ol>
    <blockquote>A round that is not in the records was not played.</blockquote>
  </>
)
const turkish = (
  <>
    <p>
      Buradaki her oyun, yapımcısının bildirdiği olasılıklara uyar. <a href="#turlar">Her tura</a> iki yıl boyunca
      bakabilirsiniz.
    </p>
    <h2 id="turlar">Bir tura bakmak</h2>
    <ol>
      <li>Bahis geçmişinizi açın.</li>
      <li>Turu referansıyla seçin.</li>
    </ol>
    <blockquote>Geçmişte olmayan bir tur oynanmamıştır.</blockquote>
  </>
)

const meta = {
  component: Prose,
  args: { children: english },
  argTypes: { children: { control: false } },
  parameters: { tr: { children: turkish } },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

const table = (game: string, returned: string, rows: readonly (readonly [string, string])[]) => (
  <table>
    <thead>
      <tr>
        <th>{game}</th>
        <th>{returned}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, share]) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{share}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const WithTable: Story = {
  args: {
    children: table('Game', 'Returned to players', [
      ['Hundred Otters', '96.20 %'],
      ['Orchard Nights', '95.80 %'],
    ]),
  },
  parameters: {
    tr: {
      children: table('Oyun', 'Oyunculara dönen', [
        ['Hundred Otters', '%96,20'],
        ['Orchard Nights', '%95,80'],
      ]),
    },
  },
}
