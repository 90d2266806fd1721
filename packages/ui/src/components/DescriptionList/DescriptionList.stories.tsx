import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const rows = (words: readonly string[]) => {
  const [name, since, mail, verified, phone, change, birthday, member] = words
  const button = (
    <Button size="small" tone="quiet">
      {change}
    </Button>
  )
  return [
    { id: 'name', label: name, value: 'demoplayer', hint: since },
    {
      id: 'mail',
      label: mail,
      value: (
        <>
          demo.player@example.com{' '}
          <Badge tone="positive" icon={<Glyph of={Check} />}>
            {verified}
          </Badge>
        </>
      ),
      action: button,
    },
    { id: 'phone', label: phone, value: '+90 ••• ••• •• 42', action: button },
    { id: 'birthday', label: birthday, value: undefined },
    { id: 'member', label: member, value: '#00481-2' },
  ]
}

const meta = {
  component: DescriptionList,
  args: {
    rows: rows([
      'Username',
      'Since 3 March 2024',
      'Email',
      'Verified',
      'Mobile number',
      'Change',
      'Birthday',
      'Member number',
    ]),
  },
  argTypes: { rows: { control: false } },
  parameters: {
    tr: {
      rows: rows([
        'Kullanıcı adı',
        '3 Mart 2024’ten beri',
        'E-posta',
        'Doğrulandı',
        'Cep telefonu',
        'Değiştir',
        'Doğum günü',
        'Üye numarası',
      ]),
    },
  },
  decorators: (Story) => (
    <div style={{ maxWidth: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** Label and value side by side; below one another where there is no room. */
export const Account: Story = {}
