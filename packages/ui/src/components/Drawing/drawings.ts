export { keyDrawing, walletDrawing } from './accountDrawings.ts'
export { emptyDrawing, errorDrawing, searchDrawing } from './listDrawings.ts'
export { closedDrawing, notFoundDrawing, offlineDrawing } from './screenDrawings.ts'
