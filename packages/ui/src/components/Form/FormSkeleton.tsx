import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Root } from './Form.styles.ts'

export interface FormSkeletonProps {
  /** Said while the form is on its way. */
  label: string
  /** How many fields will stand there. */
  fields?: number
}

/** Holds the place of a form whose fields are still asked for. */
export function FormSkeleton({ label, fields = 3 }: FormSkeletonProps) {
  return (
    <Root as="div" role="status" aria-busy aria-label={label}>
      <Skeleton shape="form" lines={fields} />
    </Root>
  )
}
