export { Drawing, type DrawingInk, type DrawingProps, type DrawingShapes } from './Drawing.tsx'
export {
  closedDrawing,
  emptyDrawing,
  errorDrawing,
  keyDrawing,
  notFoundDrawing,
  offlineDrawing,
  searchDrawing,
  walletDrawing,
} from './drawings.ts'
