import { SETTINGS_REVISION } from '../foundation/settings/statements.ts';
import { WIZARD_PROGRESS } from '../organisation/statements.ts';
import { HAS_CEO } from '../users/statements.ts';

export const SELECT_SETUP_STATUS = `select not ${HAS_CEO} as "needsAdmin", ${WIZARD_PROGRESS.columns}, ${SETTINGS_REVISION} as revision from ${WIZARD_PROGRESS.from}`;
