/** Messages that welcome a new member: the sentence exists in Vietnamese too, whatever else speaks it (C36, ruling 6). */
export const successWords = (tag: string) =>
  tag === 'vi' || tag.startsWith('vi-')
    ? ({ title: 'successTitleVi', text: 'successVi', action: 'successActionVi' } as const)
    : ({ title: 'successTitle', text: 'success', action: 'successAction' } as const)
