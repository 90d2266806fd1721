import type { ConfigIssue } from '@foyer/feature-api'
import { contrastRatio, defaultDark, defaultLight } from '@foyer/ui/tokens'
import type { VendorColours } from '../config.schema.ts'

interface Grounds {
  readonly theme: Readonly<Record<'dark' | 'light', { readonly canvas?: string }>>
}

/** Below this a card has no edge that anybody sees. */
const leastEdge = 1.12

/** A card of vendors is seen as one on the page of either theme; its words find their ink by themselves (L33). */
export function checkVendorColours(
  slice: Readonly<Record<string, unknown>>,
  { theme }: Grounds,
): readonly ConfigIssue[] {
  // The schema of `features.lobby` has filled and checked them.
  const { vendorColours = {} } = slice as { readonly vendorColours?: Partial<VendorColours> }
  const canvases = { dark: theme.dark.canvas ?? defaultDark.canvas, light: theme.light.canvas ?? defaultLight.canvas }
  return Object.entries(vendorColours).flatMap(([category, colour]) =>
    Object.entries(canvases).flatMap(([side, canvas]) =>
      contrastRatio(colour, canvas) >= leastEdge
        ? []
        : [
            {
              path: ['vendorColours', category],
              message: `Vendor cards in ${colour} can't be told from the ${side} theme's page, which is ${canvas}`,
              hint: 'Choose a colour that stands out from the canvas of both themes, or take it out',
            },
          ],
    ),
  )
}
