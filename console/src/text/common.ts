/** Texts that several screens share. */
export const commonText = {
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  delete: 'Delete',
  final: 'This cannot be undone.',
  loading: 'Loading…',
  more: 'Show more',
  name: 'Name',
  no: 'No',
  none: 'None',
  now: 'now',
  save: 'Save',
  saved: 'Saved.',
  waiting: 'Waiting',
  when: 'When',
  yes: 'Yes',
} as const;
