export { type SettingItem, SettingList, type SettingListProps } from './SettingList.tsx'
