import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-RegistrationForm' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  [data-part='phone'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--fy-space-2);
    align-items: start;
  }

  [data-part='consent'] {
    display: grid;
    gap: var(--fy-space-2);
  }

  @media (max-width: 479px) {
    [data-part='phone'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`)
