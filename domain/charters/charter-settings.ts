import { retentionSetting } from '../foundation/settings/retention.ts';
import { CHARTER_IS_FINAL, DELETE_CHARTER_VERSIONS } from './statements.ts';

const chartersRetention = retentionSetting(
  'charters_days',
  'Days after its last change for which a cancelled charter, or an approved one whose task is final, is kept; 0 means without limit.',
);

export const charterSettings = [chartersRetention];
export const FINAL_CHARTERS = {
  table: 'charters',
  age: chartersRetention,
  final: CHARTER_IS_FINAL,
  with: [DELETE_CHARTER_VERSIONS],
};
