export { Drawing, type DrawingInk, type DrawingProps, type DrawingShapes } from './Drawing.tsx'
export {
  closedDrawing,
  emptyDrawing,
  errorDrawing,
  notFoundDrawing,
  offlineDrawing,
  searchDrawing,
} from './drawings.ts'
