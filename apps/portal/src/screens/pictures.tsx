import { Drawing, errorDrawing, notFoundDrawing, offlineDrawing } from '@foyer/ui/Drawing'

export const ErrorPicture = () => <Drawing of={errorDrawing} />
export const NotFoundPicture = () => <Drawing of={notFoundDrawing} />
export const OfflinePicture = () => <Drawing of={offlineDrawing} />

export { OtherAddress } from './OtherAddress.tsx'
