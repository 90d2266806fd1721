export { DescriptionList, type DescriptionListProps, type DescriptionRow } from './DescriptionList.tsx'
