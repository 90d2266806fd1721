export { type TabsVariant, tabsVariants } from './Tabs.styles.ts'
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'
