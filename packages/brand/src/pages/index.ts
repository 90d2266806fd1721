export { compilePage, type PagePicture, pagePictures } from './compilePage.ts'
export { ownPageId, pageNames, pagePath } from './pagePaths.ts'
export { pictureSize } from './pictureSize.ts'
