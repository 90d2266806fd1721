export { type BallsSize, ballSizes } from './Balls.styles.ts'
export { Balls, type BallsProps } from './Balls.tsx'
