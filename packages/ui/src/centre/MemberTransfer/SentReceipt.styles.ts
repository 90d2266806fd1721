import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const SentRoot = styled.div.withConfig({ componentId: 'fy-MemberTransfer' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  outline: none;

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3);
  }
`)
