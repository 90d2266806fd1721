import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { fieldAction } from '../../styles/fieldAction.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-TextField' })(rules`
  ${fieldRules}
  ${fieldAction('calc(var(--fy-control-height) - 2px)')}
`)
