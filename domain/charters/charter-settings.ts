import { retentionSetting } from '../foundation/settings/retention.ts';

const chartersRetention = retentionSetting(
  'charters_days',
  'Days after its last change for which a cancelled charter, or an approved one whose task is final, is kept; 0 means without limit.',
);

export const charterSettings = [chartersRetention];
export const FINAL_CHARTERS = {
  table: 'charters',
  age: chartersRetention,
  final: `status in ('approved', 'cancelled')`,
  with: [
    'delete from charter_versions where charter_id in (select value::uuid from json_array_elements_text(?::json))',
  ],
};
