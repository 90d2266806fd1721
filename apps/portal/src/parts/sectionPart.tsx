import type { SectionComponent, SectionDeclaration } from '@foyer/feature-api'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { LostSection } from './LostPart.tsx'
import { lazyPart } from './lazyPart.tsx'

const made = new WeakMap<SectionDeclaration['component'], SectionComponent>()

/** A section as pages place it: one that is lost or stops working leaves the others where they are. */
export function sectionPart({ component }: SectionDeclaration): SectionComponent {
  const known = made.get(component)
  if (known) return known
  // A section's own props are settings its schema was checked against.
  const Part = lazyPart(component).Part as SectionComponent
  const Section: SectionComponent = (props) => (
    <ErrorBoundary as={LostSection}>
      <Part {...props} />
    </ErrorBoundary>
  )
  made.set(component, Section)
  return Section
}
