import { exampleOf } from '../../document.ts';
import type { Check } from '../../scene/check.ts';
import { UNKNOWN_ID } from '../../scene/subjects.ts';
import { type Prepare, refused } from './rows.ts';

const REFERENCES = 'spec/rules/errors.md#references-in-a-body';

/** A turn of a conversation that does not exist. */
const turn: Prepare = (scene) => ({ body: { message: scene.name('nowhere'), conversation_id: UNKNOWN_ID } });

/** Requests whose body refers to a missing object. */
export const REFERENCED: readonly Check[] = [
  refused('createAgent', 'an unknown provider', '404/3000', REFERENCES, async (scene) => ({
    body: { ...exampleOf('createAgent', 'jon'), name: scene.name('nowhere'), model_provider: scene.name('nobody') },
  })),
  refused('createAgent', 'an unknown department', '422/2000', REFERENCES, (scene) => ({
    body: { ...exampleOf('createAgent', 'plain'), name: scene.name('nowhere'), department: 'No such department' },
  })),
  refused('updateAgent', 'an unknown department', '422/2000', REFERENCES, async ({ subjects }) => ({
    path: { agent_id: await subjects.one('agent_id') },
    body: { department: 'No such department' },
  })),
  refused('reorderDepartments', 'an unknown one', '422/2000', REFERENCES, () => ({
    body: { department_names: ['No such department'] },
  })),
  refused('reorderDepartmentAgents', 'an unknown one', '422/2000', REFERENCES, async ({ subjects }) => ({
    path: { department_id: await subjects.one('department_id') },
    body: { agent_names: ['No such agent'] },
  })),
  refused('createTask', 'an unknown project', '404/3000', REFERENCES, (scene) => ({
    body: { title: scene.name('nowhere'), project_id: UNKNOWN_ID },
  })),
  refused('createProject', 'an unknown lead', '404/3000', REFERENCES, (scene) => ({
    body: { name: scene.name('nowhere'), lead: UNKNOWN_ID },
  })),
  refused('createApproval', 'an unknown task', '404/3000', REFERENCES, (scene) => ({
    body: { ...exampleOf('createApproval'), title: scene.name('nowhere'), task_id: UNKNOWN_ID },
  })),
  ...(['sendTurn', 'streamTurn', 'classifyTurn', 'interviewCharter'] as const).map((id) =>
    refused(id, 'an unknown conversation', '404/3000', REFERENCES, turn),
  ),
];
