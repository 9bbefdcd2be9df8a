import type { LimitedRecords } from '../foundation/limits/record-limit.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import { integerSetting } from '../foundation/settings/setting-definition.ts';
import { EVERY_PROJECT, PROJECT_IS_FINAL } from './statements.ts';

const maxProjects = integerSetting(
  'projects',
  'max',
  1000,
  1,
  1_000_000,
  'Projects that may exist at most, ended ones included.',
);

/** All projects and their limit. */
export const allProjects: LimitedRecords = {
  noun: 'projects',
  table: 'projects',
  condition: EVERY_PROJECT,
  setting: maxProjects,
};

const projectsRetention = retentionSetting(
  'projects_days',
  'Days after its last change for which an ended project without open tasks is kept; 0 means without limit.',
);

export const projectSettings = [maxProjects, projectsRetention];
export const FINAL_PROJECTS = {
  table: 'projects',
  age: projectsRetention,
  final: PROJECT_IS_FINAL,
};
