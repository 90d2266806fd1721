import { Root, type SkeletonRatio, type SkeletonShape } from './Skeleton.styles.ts'

export interface SkeletonProps {
  shape?: SkeletonShape
  /** Of a `block`; without one it is as high as its container says. */
  ratio?: SkeletonRatio
  /** Of a `form`: as many fields. Of `text`: as many lines as will stand there, in the type size of the place. */
  lines?: number
}

/** Holds the place of content that is on its way, in the size of what replaces it. Silent; say it with `aria-busy` around. */
export function Skeleton({ shape = 'text', ratio, lines = 1 }: SkeletonProps) {
  const counted = [...Array(lines).keys()]
  const parts =
    shape === 'text' ? (
      counted.map((line) => <div data-part="line" key={line} />)
    ) : shape === 'form' ? (
      [...counted.map((field) => <Field key={field} />), <Skeleton shape="control" key="button" />]
    ) : (
      <div data-part="bar" />
    )
  return (
    <Root aria-hidden data-shape={shape} data-ratio={ratio}>
      {parts}
    </Root>
  )
}

const Field = () => (
  <div>
    <Skeleton />
    <Skeleton shape="control" />
  </div>
)
