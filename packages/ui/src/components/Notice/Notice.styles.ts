import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** What kind of news it is. */
export const noticeTones = {
  info: '--_mark: var(--fy-color-info);',
  positive: '--_mark: var(--fy-color-positive);',
  warning: '--_mark: var(--fy-color-warning);',
  negative: '--_mark: var(--fy-color-negative);',
}

export type NoticeTone = keyof typeof noticeTones

export const Root = styled.div.withConfig({ componentId: 'fy-Notice' })(rules`
  ${variantRules('tone', noticeTones)}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  box-sizing: border-box;
  min-inline-size: 0;
  padding: 12px 16px;
  border: 1px solid color-mix(in srgb, var(--_mark) 45%, transparent);
  border-radius: var(--fy-radius-medium);
  background: color-mix(in srgb, var(--_mark) 9%, var(--fy-color-surface));
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  > [role='img'] {
    margin-block: 2px;
    color: var(--_mark);
  }

  [data-part='body'] {
    flex: 1 1 0;
    display: grid;
    gap: 2px;
    min-inline-size: min(100% - 32px, 200px);
    padding-block: 2px;
    overflow-wrap: anywhere;
  }

  [data-part='title'] {
    margin: 0;
    font-weight: 650;
  }

  [data-part='words'] > p {
    margin: 0;
  }

  [data-part='words'] a {
    color: inherit;
  }

  [data-part='action'] {
    box-sizing: border-box;
    min-inline-size: 0;
    margin-block: -4px;
  }

  [data-part='action'] > * {
    max-inline-size: 100%;
    white-space: normal;
  }

  > button {
    margin-block: -4px;
    margin-inline-end: -8px;
  }

  /* The action stands below the words where it has no room beside them. */
  container-type: inline-size;

  @container (max-width: 479px) {
    [data-part='action'] {
      order: 1;
      flex: 1 0 100%;
      margin-block: 0;
      padding-inline-start: 32px;
    }
  }
`)
